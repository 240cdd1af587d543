/** Names and addresses of a licence: who runs the house, who must be told, whom players may write to (PI-924). */

export interface Body {
  readonly name: string;
  readonly address?: string | undefined;
  readonly email?: string | undefined;
}

export interface Licence {
  /** The Company whose customers the players are. */
  readonly operator: Body;
  /** Of the shared network, where another runs it. */
  readonly network?: Body | undefined;
  /** Who has certified the gaming device. */
  readonly certifier?: Body | undefined;
  /** Who supervises and who investigates: the first is usual where a report names nobody. */
  readonly authorities: readonly Body[];
  /** Other operators of the network, by id: told when players of theirs are in a report. */
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
