/** Names and addresses on a licence: the operator, the authorities, and whom players may write to (PI-924). */

export interface Body {
  readonly name: string;
  readonly address?: string | undefined;
  readonly email?: string | undefined;
}

export interface Licence {
  /** The Company whose customers the players are. */
  readonly operator: Body;
  /** The network's operator, if it is someone else. */
  readonly network?: Body | undefined;
  /** Who certified the gaming device. */
  readonly certifier?: Body | undefined;
  /** Supervisory and investigating authorities; the first is the default recipient of a report. */
  readonly authorities: readonly Body[];
  /** Other operators of the network by id, told when their players are in a report. */
  readonly partners: Readonly<Record<string, Body>>;
}

/** PI-001, PI-048. */
export const usualLicence: Licence = {
  operator: { name: 'Baize' },
  authorities: [
    {
      name: 'Gaming Control Authority under the Ministry of Finance of the Republic of Lithuania',
      address: 'Vilnius, Lithuania',
    },
  ],
  partners: {},
};
