/** Weather, animals, fruit and flowers. */
import { fitText } from '../lettering.ts'
import { randomFrom } from '../random.ts'
import { around, bar, circle, type Motif, moved, n, petal, range, shape, wire } from './motif.ts'

/** The bent teardrop of Indian cotton printing, its tip curling to the right. */
const ambiPath =
  'M-4 34C-24 34-32 16-28-2C-24-20-10-30 4-36C14-41 26-38 27-28C28-20 20-17 17-22C13-20 17-10 20 0C26 18 16 34-4 34Z'

/** A repeated mango (paisley) pattern. */
export const ambiGrid: Motif = {
  widthMm: 270,
  heightMm: 360,
  draw: ({ main, second, third, ground }) => {
    const one = (a: string, b: string) =>
      shape(ambiPath, a) +
      moved(-1.4, 4, shape(ambiPath, ground), 0, 0.78) +
      moved(-1.8, 6, shape(ambiPath, b), 0, 0.62) +
      moved(-4.5, 14, around(8, shape(petal(10, 3), ground))) +
      circle(-4.5, 14, 2.2, a) +
      range(9)
        .map((dot) => circle(-36 * Math.cos(dot * 0.36 - 0.3) - 4, 6 + 36 * Math.sin(dot * 0.36 - 0.3), 1.7, a))
        .join('')
    return range(4)
      .flatMap((i) =>
        range(5).map((j) => {
          const flip = (i + j) % 2 ? -1 : 1
          const [a, b] = [
            [main, second],
            [second, main],
            [main, third],
          ][(i * 2 + j) % 3] as [string, string]
          return `<g transform="translate(${34 + i * 67} ${40 + j * 71}) scale(${flip * 0.92} .92)">${one(a, b)}</g>`
        }),
      )
      .join('')
  },
}

/** One kite cut loose above all the others. */
export const kites: Motif = {
  widthMm: 280,
  heightMm: 390,
  draw: ({ main, second, third, ground }) => {
    const kite = (size: number, a: string, b: string) =>
      shape(`M0 ${-size}L${n(size * 0.82)} 0H0Z`, a) +
      shape(`M0 ${-size}L${n(-size * 0.82)} 0H0Z`, b) +
      shape(`M${n(size * 0.82)} 0L0 ${n(size * 1.02)}V0Z`, b) +
      shape(`M${n(-size * 0.82)} 0L0 ${n(size * 1.02)}V0Z`, a) +
      shape(`M0 ${n(size * 0.86)}L${n(size * 0.26)} ${n(size * 1.28)}H${n(-size * 0.26)}Z`, a) +
      circle(0, -size * 0.28, size * 0.15, ground) +
      wire(`M${n(-size * 0.82)} 0Q0 ${n(-size * 0.5)} ${n(size * 0.82)} 0`, ground, 1.6)
    return (
      wire(
        'M96 116C120 220 60 280 130 386M206 190C200 260 160 300 130 386M64 262C80 300 110 340 130 386M196 306C180 330 150 356 130 386',
        main,
        1.5,
      ) +
      moved(98, 92, kite(76, second, main), -16) +
      moved(210, 172, kite(46, main, third), 14) +
      moved(58, 240, kite(34, third, second), -8) +
      moved(196, 286, kite(26, second, main), 22) +
      moved(232, 52, kite(22, third, main), 30) +
      moved(122, 300, kite(16, main, second), -20)
    )
  },
}

/** Cloud and rain, in one weight of line. */
export const monsoon: Motif = {
  widthMm: 270,
  heightMm: 350,
  draw: ({ main, second, third }) => {
    const puff = (x: number, y: number, radius: number) =>
      range(Math.floor(radius / 8))
        .map((step) => {
          const r = radius - step * 8
          return wire(`M${n(x - r)} ${y}A${r} ${r} 0 0 1 ${n(x + r)} ${y}`, step % 3 === 1 ? second : main, 3.6)
        })
        .join('')
    const drops = range(23).map((column) => {
      const x = 14 + column * 11
      const parts = range(6).map((row) => {
        const y = 156 + row * 32 + ((column * 37) % 29)
        const length = 10 + ((column * 13 + row * 7) % 12)
        return y + length > 338 ? '' : `M${x} ${y}V${y + length}`
      })
      return wire(parts.join(''), column % 4 === 2 ? second : main, 3.2)
    })
    return (
      circle(206, 52, 38, third) +
      puff(74, 142, 64) +
      puff(190, 142, 70) +
      `<g>${shape('M88 142A46 46 0 0 1 180 142Z', 'none')}${puff(132, 142, 46)}</g>` +
      wire('M4 142H264', main, 3.6) +
      drops.join('')
    )
  },
}

/** A tiger drawn only by its stripes. */
export const tiger: Motif = {
  widthMm: 280,
  heightMm: 320,
  draw: ({ main, second, ground }) => {
    const stripes = [
      'M22-150C26-122 20-104 6-92C10-112 8-132 22-150Z',
      'M58-142C58-112 44-92 18-80C34-100 42-118 58-142Z',
      'M96-118C88-92 66-74 34-66C58-84 74-98 96-118Z',
      'M128-76C112-58 92-52 66-52C90-60 108-66 128-76Z',
      'M136-30C116-18 96-20 74-28C98-26 116-26 136-30Z',
      'M138 14C116 20 98 12 80-2C102 8 118 12 138 14Z',
      'M130 58C108 58 92 46 80 26C98 42 112 52 130 58Z',
      'M112 100C94 94 82 80 74 58C88 78 98 90 112 100Z',
      'M84 134C70 124 62 108 58 86C68 106 74 122 84 134Z',
      'M48 154C42 140 40 126 42 110C46 128 48 140 48 154Z',
      'M4-84C10-66 10-52 4-38C0-52 0-68 4-84Z',
      'M24-70C24-54 18-44 10-36C10-50 14-60 24-70Z',
    ]
    const half =
      stripes.map((d) => shape(d, main)).join('') +
      shape('M20-14C36-30 58-30 70-16C56-2 34 0 20-14Z', second) +
      shape('M20-14C36-30 58-30 70-16', 'none', `stroke="${main}" stroke-width="6" stroke-linecap="round"`) +
      circle(45, -16, 8.5, main) +
      circle(47.5, -18.5, 2.4, ground) +
      shape('M0 38H22C24 50 14 58 0 62Z', second) +
      wire('M0 60V74C6 90 30 92 42 78', main, 5) +
      shape('M14 90C14 104 10 112 4 118H0V98C6 98 10 96 14 90Z', main) +
      circle(32, 60, 2.4, main) +
      circle(44, 56, 2.4, main) +
      circle(40, 66, 2.4, main) +
      shape('M84-118C86-146 108-160 132-150C140-128 132-108 116-96C112-116 104-124 84-118Z', main) +
      shape('M104-124C108-138 118-142 126-138C128-128 124-118 118-112C116-120 112-124 104-124Z', second)
    return moved(140, 160, `${half}<g transform="scale(-1 1)">${half}</g>`)
  },
}

/** A peacock feather's eye, with more behind it. */
export const peacock: Motif = {
  widthMm: 280,
  heightMm: 260,
  draw: ({ main, second, third, ground }) => {
    const eye = (size: number) =>
      shape(petal(size * 1.9, size * 1.06), main) +
      moved(0, -size * 0.14, shape(petal(size * 1.56, size * 0.84), ground)) +
      moved(0, -size * 0.26, shape(petal(size * 1.3, size * 0.7), second)) +
      circle(0, -size * 0.86, size * 0.36, third) +
      shape(
        `M0 ${n(-size * 0.62)}C${n(size * 0.3)} ${n(-size * 0.72)} ${n(size * 0.28)} ${n(-size * 1.06)} 0 ${n(-size * 1.14)}C${n(-size * 0.28)} ${n(-size * 1.06)} ${n(-size * 0.3)} ${n(-size * 0.72)} 0 ${n(-size * 0.62)}Z`,
        ground,
      )
    const fan = (radius: number, count: number, size: number, offset: number) =>
      range(count)
        .map((index) => {
          const angle = -76 + (152 * (index + offset)) / (count - 1 + offset * 2)
          return `<g transform="rotate(${n(angle)})">${wire(`M0 -20V${-radius}`, main, 1.2)}${moved(0, -radius, eye(size))}</g>`
        })
        .join('')
    return moved(
      140,
      200,
      fan(128, 13, 15, 0) +
        fan(98, 10, 14, 0.5) +
        fan(70, 7, 12, 0) +
        shape('M0 30C-26 26-30-6-16-30C-8-46-8-56-6-66C-4-78 12-80 14-68C16-60 8-54 8-42C8-24 28 6 0 30Z', main) +
        shape('M13-70L24-64 13-62Z', third) +
        wire('M4-78L0-92M6-78L6-94M9-78L13-91', main, 1.8) +
        [
          [0, -93],
          [6, -96],
          [14, -92],
        ]
          .map(([x, y]) => circle(x as number, y as number, 2.4, third))
          .join(''),
    )
  },
}

/** Evening at the river: sun, steps, water. */
export const ghats: Motif = {
  widthMm: 270,
  heightMm: 350,
  draw: ({ main, second, third, ground }) => {
    const temple = (x: number, base: number, size: number) =>
      moved(
        x,
        base,
        shape(
          `M${-size} 0V${n(-size * 1.1)}C${-size} ${n(-size * 2.2)} ${n(-size * 0.3)} ${n(-size * 2.7)} 0 ${n(-size * 3.5)}C${n(size * 0.3)} ${n(-size * 2.7)} ${size} ${n(-size * 2.2)} ${size} ${n(-size * 1.1)}V0Z`,
          main,
        ) +
          wire(`M0 ${n(-size * 3.4)}V${n(-size * 4.2)}`, main, 2) +
          shape(`M0 ${n(-size * 4.2)}L${n(size * 0.9)} ${n(-size * 3.95)} 0 ${n(-size * 3.7)}Z`, third) +
          shape(
            `M${n(-size * 0.4)} 0V${n(-size * 0.7)}A${n(size * 0.4)} ${n(size * 0.4)} 0 0 1 ${n(size * 0.4)} ${n(-size * 0.7)}V0Z`,
            ground,
          ),
      )
    const water = range(9).map((row) => {
      const y = 258 + row * 10.5
      const half = 128 - row * 9
      const shift = row % 2 ? 9 : 0
      const waves = Math.floor((half * 2) / 18)
      const d = `M${n(135 - waves * 9 + shift)} ${y}${range(waves)
        .map(() => 'q4.5-6 9 0t9 0')
        .join('')}`
      return wire(d, row % 3 === 1 ? third : main, 3.2)
    })
    return (
      circle(150, 116, 100, second) +
      range(5)
        .map((line) => bar(40, 150 + line * 15, 220, 3 + line * 1.3, ground))
        .join('') +
      temple(58, 196, 24) +
      temple(206, 204, 20) +
      temple(104, 206, 14) +
      range(6)
        .map((step) => bar(step * 7, 202 + step * 8, 270 - step * 14, 5.4, main))
        .join('') +
      water.join('')
    )
  },
}

/** A mango. */
export const mango: Motif = {
  widthMm: 220,
  heightMm: 270,
  draw: ({ main, second, third, ground }) =>
    moved(
      110,
      112,
      shape(
        'M12-84C62-84 92-44 84 4C76 56 30 92-22 84C-72 76-94 34-82-4C-74-30-50-34-36-54C-24-72-10-84 12-84Z',
        second,
      ) +
        shape('M-22 84C-72 76-94 34-82-4C-80 40-40 70 8 66C40 64 66 46 84 4C76 56 30 92-22 84Z', third) +
        wire('M14-84C12-96 18-104 26-108', main, 6) +
        shape('M22-94C44-124 82-122 104-104C84-88 50-80 22-94Z', main) +
        wire('M30-96C54-104 74-106 92-104', ground, 2.4) +
        shape('M40-58C60-48 70-28 66-8C56-20 46-38 40-58Z', ground, 'opacity=".85"'),
    ) +
    fitText('hindi', 'आम', { x: 18, y: 204, width: 90, height: 64 }, main) +
    fitText('poster', 'AAM BAAT', { x: 116, y: 218, width: 92, height: 44 }, main),
}

/** Sunset stripes over the coast. */
export const konkan: Motif = {
  widthMm: 260,
  heightMm: 320,
  draw: ({ main, second, third, ground }) => {
    const palm =
      wire('M0 96C10 56 8 20-4-6', main, 6) +
      [-170, -132, -88, -46, -8]
        .map((turn) => moved(-4, -6, shape('M0 0C18-14 44-14 62 10C44 0 22 4 0 0Z', main), turn))
        .join('') +
      circle(-6, 2, 4, main) +
      circle(3, 3, 4, main)
    return (
      shape('M20 176A110 110 0 0 1 240 176Z', second) +
      range(5)
        .map((line) => bar(14, 106 + line * 15, 232, 2 + line * 1.6, ground))
        .join('') +
      moved(78, 92, palm, 0, 0.92) +
      moved(206, 116, `<g transform="scale(-1 1)">${palm}</g>`, 0, 0.66) +
      range(4)
        .map((row) =>
          wire(
            `M${20 + row * 10} ${190 + row * 13}${range(11 - row)
              .map(() => 'q5-7 10 0t10 0')
              .join('')}`,
            row % 2 ? third : main,
            4.2,
          ),
        )
        .join('') +
      fitText('signboard', 'Konkan', { x: 10, y: 244, width: 240, height: 62 }, main)
    )
  },
}

/** A row of moons and the word for moon. */
export const moons: Motif = {
  widthMm: 280,
  heightMm: 250,
  draw: ({ main, second, ground }) => {
    const phases = [-2, 2, -1, 1, 0].map((phase) => {
      const x = 140 + phase * 58
      const radius = phase === 0 ? 30 : 23
      const y = 46 + Math.abs(phase) * 12
      const shadow = Math.sign(phase) * (Math.abs(phase) === 1 ? 24 : 13)
      return (
        circle(x, y, radius, phase === 0 ? second : main) + (phase === 0 ? '' : circle(x - shadow, y, 23.4, ground))
      )
    })
    const random = randomFrom(21)
    const stars = range(34).map(() => circle(random() * 276 + 2, 104 + random() * 34, random() < 0.2 ? 2.2 : 1.1, main))
    return phases.join('') + stars.join('') + fitText('hindi', 'चाँद', { x: 30, y: 146, width: 220, height: 102 }, main)
  },
}
