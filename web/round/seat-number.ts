/** `seat-3` is the third seat. */
export const seatNumber = (seat: string): string => seat.replace(/^\D+/, '');
