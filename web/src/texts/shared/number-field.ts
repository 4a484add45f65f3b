/** What a field says that could not take what was typed, with the number that it keeps. */
export const enterANumber = (kept: string) => `Enter a number. It stays ${kept}.`
export const enterANumberAbove0 = (kept: string) => `Enter a number above 0. It stays ${kept}.`
