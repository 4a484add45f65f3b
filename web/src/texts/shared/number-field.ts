/** Texts of a field that could not accept the input, with the number that it keeps. */
export const enterANumber = (kept: string) => `Enter a number. It stays ${kept}.`
export const enterANumberAbove0 = (kept: string) => `Enter a number above 0. It stays ${kept}.`
