import { expect, test } from 'vitest'
import { movedImage, toggledColor, withoutImage } from './image-order.ts'

const image = (id: string) => ({ id, name: `${id}.png`, alt: '' })
const [front, back, side] = [image('front'), image('back'), image('side')]

test('a picture takes the place it is moved to, and the others make room', () => {
  expect(movedImage([front, back, side], 2, 0)).toEqual([side, front, back])
  expect(movedImage([front, back, side], 0, 1)).toEqual([back, front, side])
  expect(movedImage([front], 3, 0)).toEqual([front])
})

test('a removed picture returns to its place with its colours, whatever was done meanwhile', () => {
  const form = { images: [front, back, side], colorImages: { red: 'back', blue: 'front', green: 'back' } }
  const { left, putBack } = withoutImage(form, 'back')
  expect(left).toEqual({ images: [front, side], colorImages: { blue: 'front' } })
  const meanwhile = { images: [front, side, image('new')], colorImages: { blue: 'front', red: 'new' } }
  expect(putBack(meanwhile)).toEqual({
    images: [front, back, side, image('new')],
    colorImages: { blue: 'front', red: 'new', green: 'back' },
  })
})

test('a colour is shown by one picture at most, and by none once it is removed', () => {
  const once = toggledColor({ blue: 'front' }, 'red', 'back')
  expect(once).toEqual({ blue: 'front', red: 'back' })
  expect(toggledColor(once, 'red', 'front')).toEqual({ blue: 'front', red: 'front' })
  expect(toggledColor(once, 'red', 'back')).toEqual({ blue: 'front' })
})
