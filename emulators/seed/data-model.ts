/**
 * The version of the documents' format. A data folder of another version is refused at the start: raise this
 * number whenever previously saved documents no longer fit.
 */
export const dataModel = '7'
