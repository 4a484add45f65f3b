/**
 * The version of what the shop's documents look like. A data folder of another version is refused at the start: raise this
 * number whenever documents that were saved before would no longer fit.
 */
export const dataModel = '7'
