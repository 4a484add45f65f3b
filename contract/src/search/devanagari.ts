/** Devanagari letters in their usual Indian transliteration, by sound; long and short vowels are the same. */
const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
}
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
}
const vowelSigns: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
}
const nasals = /[\u0901\u0902]/
const virama = '\u094d'
const nukta = /\u093c/g
const digits = '०१२३४५६७८९'

/** Returns a word with its Devanagari letters transliterated by sound: चाय is 'chay', शर्ट is 'shart'. Other letters are unchanged. */
export function latinOf(word: string): string {
  const letters = [...word.normalize('NFD').replace(nukta, '')]
  return letters
    .map((letter, index) => {
      const consonant = consonants[letter]
      if (consonant !== undefined) return consonant + (hasOwnVowel(letters, index) ? 'a' : '')
      if (nasals.test(letter)) return 'n'
      if (letter === virama) return ''
      const digit = digits.indexOf(letter)
      return vowels[letter] ?? vowelSigns[letter] ?? (digit >= 0 ? `${digit}` : letter)
    })
    .join('')
}

/** The inherent a after a consonant is silent at the end of a word. */
function hasOwnVowel(letters: readonly string[], index: number): boolean {
  const next = letters[index + 1]
  return next !== undefined && next !== virama && vowelSigns[next] === undefined
}
