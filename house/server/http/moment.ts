/** Moments as they are asked for, in ISO 8601. */
export const momentOf = (text: string): Date => new Date(text);
