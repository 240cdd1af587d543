/** The stored result of the last complete run: compared with a new run, and rewritten. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printProof, readProof, type Proof, type Proven } from '../../rulebook/proof.ts';
import type { Outcome } from '../checks/step.ts';

export const proofFile = 'rulebook/proof.tsv';

/** What the earlier run proved and the new one no longer does; a different file may prove it now. */
function lost(before: readonly Proven[], now: readonly Proven[]): readonly string[] {
  // A clause that was only named may be proven at a door by now.
  const still = new Set([...now.map(keyOf), ...now.map(({ clause }) => clause)]);
  return [...new Set(before.map(keyOf).filter((key) => !still.has(key)))];
}

/** Writes the proof of a complete run if it has changed; on CI a drop fails instead. */
export function keepProof(root: string, proven: readonly Proven[], isCi: boolean): Outcome {
  const folder = join(root, 'rulebook');
  const kept = readProof(folder);
  const dropped = lost(kept?.proven ?? [], proven);
  if (isCi && dropped.length > 0) {
    return { ok: false, output: [`${proofFile} promises what this run did not prove:`, ...dropped].join('\n') };
  }
  const proof: Proof = { ...commitOf(root), proven };
  if (kept !== undefined && printProof({ ...kept, proven }) === printProof(kept))
    return { ok: true, note: 'unchanged' };
  if (isCi) return { ok: true, note: `${proofFile} is behind: run ./baize test and commit it` };
  writeFileSync(join(root, proofFile), printProof(proof));
  return { ok: true, note: `${proofFile} is written: commit it` };
}

function commitOf(root: string): { readonly commit: string; readonly day: string } {
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();
  return { commit: git('rev-parse', '--short=10', 'HEAD'), day: new Date().toISOString().slice(0, 10) };
}

const keyOf = ({ clause, door }: Proven) => (door === undefined ? clause : `${clause} at ${door}`);
