/** 0.975 → '97.5%' */
export const percent = (share: number): `${number}%` => `${Number((share * 100).toFixed(1))}%`
