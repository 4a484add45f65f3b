export const refuseMalformedRules = () => {}
