/** The picture section of a table. Browsers load its addresses, so they must be safe in a content security policy. */
import type { z } from 'zod';
import { defined } from '../../core/base/defined.ts';
import type { Picture } from '../tables/telling/picture.ts';
import { listOf, seconds, section, text } from './values.ts';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+)$/;
/** Hosts go into the policy verbatim, so no character may end a list there. */
const host = /^[a-z\d.-]+$/;

function isReachable(address: string): boolean {
  const { protocol, hostname, username, password } = new URL(address);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
  return isSecure && host.test(hostname) && username === '' && password === '';
}

function isMedia(address: string): boolean {
  // A second slash would name another site.
  if (address.startsWith('/')) return /^\/[^/\\\s]\S*$/.test(address);
  return URL.canParse(address) && isReachable(address);
}

const where = 'an https address, a path of this site such as /live/1.m3u8, or an http address of this machine';
const media = text(where, 500).refine(isMedia, { error: `must be ${where}` });

const site = 'an https address without a path, such as https://cdn.example.org';
const origin = text(site).refine(
  (address) => URL.canParse(address) && isReachable(address) && new URL(address).origin === address,
  { error: `must be ${site}` },
);

export const pictureInFile = section({
  whep: media.optional(),
  hls: media.optional(),
  origins: listOf(origin, 'https addresses without a path').optional(),
  delay: seconds({ from: 0, to: 60 }).optional(),
  recorderOffset: seconds({ from: -60, to: 60 }).optional(),
}).refine(({ whep, hls }) => whep !== undefined || hls !== undefined, { error: 'must have whep, hls or both' });

/** Default delay: at most a second over WebRTC alone; about ten for HLS, with two-second segments and a buffer. */
export const pictureOf = ({ whep, hls, origins, delay, recorderOffset }: z.output<typeof pictureInFile>): Picture => ({
  ...defined({ whep, hls }),
  origins: origins ?? [],
  delay: delay ?? (hls === undefined ? 1 : 10),
  recorderOffset: recorderOffset ?? 0,
});
