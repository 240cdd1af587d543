/** The procedure's emails: to players in their language, to authorities and partners in English. */
import type { ClauseId } from '../../core/base/ids.ts';
import type { Cents } from '../../core/base/money.ts';
import type { Letter } from '../accounts/outbox.ts';
import type { Language, Person } from '../accounts/person.ts';
import type { Body, Licence } from './licence.ts';
import type { Day } from './working-days.ts';

interface AboutCase {
  readonly case: number;
  readonly at: Date;
}

export interface Notice extends AboutCase {
  readonly blockedOn: Day;
  readonly closesOn: Day;
  readonly clause: ClauseId;
  readonly reason: string;
  /** Sentences, and the hands they refer to. */
  readonly evidence: readonly string[];
  readonly hands: readonly string[];
  /** Hand histories, as far as they may be shown. */
  readonly copies: readonly string[];
}

export interface Closing extends AboutCase {
  readonly returned: Cents;
  readonly withheld: Cents;
  readonly currency: string;
  readonly authority?: string | undefined;
  readonly order?: string | undefined;
}

interface Words {
  readonly hello: (name: string) => string;
  readonly noticeSubject: string;
  readonly notice: (notice: Notice, contact: string) => readonly string[];
  readonly evidence: string;
  readonly hands: string;
  readonly closingSubject: string;
  readonly closing: (closing: Closing) => readonly string[];
  readonly withdrawalSubject: string;
  readonly withdrawal: readonly string[];
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    hello: (name) => `Hello ${name},`,
    noticeSubject: 'Your gaming account is blocked: the reasons',
    notice: ({ blockedOn, closesOn, clause, reason }, contact) => [
      `your gaming account was blocked on ${blockedOn}. The rule that was broken: ${clause}.`,
      `The reasons: ${reason}`,
      `On ${closesOn} your account will be closed and the remote gaming contract ended; the balance goes back to your payment account. Until then you may answer this: ${contact}`,
    ],
    evidence: 'What supports them:',
    hands: 'Hands:',
    closingSubject: 'Your gaming account is closed',
    closing: ({ returned, withheld, currency, authority, order }) => [
      `your gaming account is closed and the remote gaming contract has ended. ${inMoney(returned, currency)} are returned to the payment account you have used.`,
      ...(withheld > 0 ? [`${inMoney(withheld, currency)} are withheld by order ${order} of ${authority}.`] : []),
    ],
    withdrawalSubject: 'Your gaming account is open again',
    withdrawal: ['we have withdrawn our finding. The block of your gaming account is lifted.'],
  },
  lt: {
    hello: (name) => `Sveiki, ${name},`,
    noticeSubject: 'Jūsų lošimų sąskaita užblokuota: priežastys',
    notice: ({ blockedOn, closesOn, clause, reason }, contact) => [
      `Jūsų lošimų sąskaita užblokuota ${blockedOn}. Pažeista taisyklė: ${clause}.`,
      `Priežastys: ${reason}`,
      `${closesOn} Jūsų sąskaita bus uždaryta, o nuotolinio lošimo sutartis nutraukta; likutis bus grąžintas į Jūsų mokėjimo sąskaitą. Iki tol galite atsakyti: ${contact}`,
    ],
    evidence: 'Tai pagrindžia:',
    hands: 'Partijos:',
    closingSubject: 'Jūsų lošimų sąskaita uždaryta',
    closing: ({ returned, withheld, currency, authority, order }) => [
      `Jūsų lošimų sąskaita uždaryta, nuotolinio lošimo sutartis nutraukta. ${inMoney(returned, currency)} grąžinama į Jūsų naudotą mokėjimo sąskaitą.`,
      ...(withheld > 0 ? [`${inMoney(withheld, currency)} sulaikyta pagal ${authority} nurodymą ${order}.`] : []),
    ],
    withdrawalSubject: 'Jūsų lošimų sąskaita vėl atidaryta',
    withdrawal: ['savo išvadą atšaukėme. Jūsų lošimų sąskaitos blokavimas panaikintas.'],
  },
  ro: {
    hello: (name) => `Bună ziua, ${name},`,
    noticeSubject: 'Contul dumneavoastră de joc este blocat: motivele',
    notice: ({ blockedOn, closesOn, clause, reason }, contact) => [
      `contul dumneavoastră de joc a fost blocat la ${blockedOn}. Regula încălcată: ${clause}.`,
      `Motivele: ${reason}`,
      `La ${closesOn} contul va fi închis și contractul de joc la distanță va înceta; soldul se returnează în contul dumneavoastră de plată. Până atunci puteți răspunde: ${contact}`,
    ],
    evidence: 'Dovezile:',
    hands: 'Mâini:',
    closingSubject: 'Contul dumneavoastră de joc este închis',
    closing: ({ returned, withheld, currency, authority, order }) => [
      `contul dumneavoastră de joc este închis și contractul de joc la distanță a încetat. ${inMoney(returned, currency)} se returnează în contul de plată folosit.`,
      ...(withheld > 0 ? [`${inMoney(withheld, currency)} sunt reținuți prin ordinul ${order} al ${authority}.`] : []),
    ],
    withdrawalSubject: 'Contul dumneavoastră de joc este din nou deschis',
    withdrawal: ['am retras constatarea. Blocarea contului dumneavoastră de joc este ridicată.'],
  },
};

export function noticeLetter(person: Person, { operator }: Licence, notice: Notice): Letter {
  const { hello, notice: told, noticeSubject, evidence, hands } = words[person.language];
  return letterTo(person, operator, notice, {
    subject: noticeSubject,
    paragraphs: [
      hello(person.name),
      ...told(notice, operator.email ?? operator.name),
      ...(notice.evidence.length === 0 ? [] : [[evidence, ...notice.evidence.map((one) => `- ${one}`)].join('\n')]),
      ...(notice.hands.length === 0 ? [] : [`${hands} ${notice.hands.join(', ')}`]),
      ...notice.copies,
    ],
  });
}

export function closingLetter(person: Person, { operator }: Licence, closing: Closing): Letter {
  const { hello, closing: told, closingSubject } = words[person.language];
  return letterTo(person, operator, closing, {
    subject: closingSubject,
    paragraphs: [hello(person.name), ...told(closing)],
  });
}

export function withdrawalLetter(person: Person, { operator }: Licence, said: AboutCase): Letter {
  const { hello, withdrawal, withdrawalSubject } = words[person.language];
  return letterTo(person, operator, said, {
    subject: withdrawalSubject,
    paragraphs: [hello(person.name), ...withdrawal],
  });
}

const letterTo = (
  { email }: Person,
  operator: Body,
  { case: id, at }: AboutCase,
  { subject, paragraphs }: { readonly subject: string; readonly paragraphs: readonly string[] },
): Letter => ({
  to: email,
  subject: `${subject} (${id})`,
  text: [...paragraphs, operator.name].join('\n\n'),
  at,
  keeps: true,
});

/** Undefined if no address is known: then it is delivered by hand, and the decision says what and to whom. */
export function authorityLetter(
  { operator }: Licence,
  { name, email }: Body,
  { case: id, reference, content, at }: AboutCase & { readonly reference: string; readonly content: string },
): Letter | undefined {
  if (email === undefined) return undefined;
  const text = [`To ${name}`, content, signedBy(operator)].join('\n\n');
  return { to: email, subject: `${reference}: report of ${operator.name} (case ${id})`, text, at, keeps: true };
}

export function partnerLetter(
  { operator, partners }: Licence,
  partner: string,
  { case: id, clause, at }: AboutCase & { readonly clause: ClauseId },
): Letter | undefined {
  const email = partners[partner]?.email;
  if (email === undefined) return undefined;
  const text = [
    `A finding under ${clause} has been reported to the authorities. Players of yours are involved: ask for case ${id}.`,
    signedBy(operator),
  ].join('\n\n');
  return { to: email, subject: `Fair play: case ${id} of ${operator.name}`, text, at, keeps: true };
}

export interface Due extends AboutCase {
  readonly step: string;
  readonly due: Day | null;
  readonly name: string;
  readonly isLate: boolean;
}

/** To a member of the office. */
export const reminderLetter = ({ email, name }: Person, duties: readonly Due[], at: Date): Letter => ({
  to: email,
  subject: `Fair play: ${duties.length === 1 ? 'a step is' : `${duties.length} steps are`} due`,
  text: [
    `Hello ${name},`,
    duties
      .map(
        ({ case: id, step, due, name: player, isLate }) =>
          `Case ${id}, ${player}: ${step} by the end of ${due ?? 'today'}${isLate ? ' (LATE)' : ''}`,
      )
      .join('\n'),
    './baize integrity show <case>',
  ].join('\n\n'),
  at,
});

const signedBy = ({ name, address }: Body): string => (address === undefined ? name : `${name}\n${address}`);

const inMoney = (amount: Cents, currency: string): string => `${(amount / 100).toFixed(2)} ${currency}`;
