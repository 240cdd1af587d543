/** Checks imports between rooms by the rules of .dependency-cruiser.cjs, and between the folders of a room. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../source-files.ts';
import { folderMistakes } from './folders.ts';
import { screenMistakes } from './screens.ts';
import { runTool, type Outcome, type Step } from './step.ts';

const folders = ['rulebook', 'core', 'house', 'client', 'web', 'cli', 'bench', 'tests'];

/** The part we read of dependency-cruiser's JSON. */
export interface Cruise {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

export function architectureStep(root: string): Step {
  return {
    name: 'architecture',
    run: async () => {
      const present = folders.filter((folder) => existsSync(join(root, folder)));
      const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...present];
      const { stdout, output } = await runTool(root, 'depcruise', args);
      if (!stdout.startsWith('{')) return { ok: false, output };
      const files = filesUnder(root, present);
      const cruised = judgeCruise(JSON.parse(stdout) as Cruise, files.filter(isTypeScript).length);
      const screens = screenMistakes(
        root,
        files.filter((file) => file.endsWith('.tsx')),
      );
      const mistakes = [...screens, ...folderMistakes(root, files)];
      const all = [cruised.output, ...mistakes].filter(Boolean).join('\n');
      return { ...cruised, ok: cruised.ok && mistakes.length === 0, output: all };
    },
  };
}

/** Without a TypeScript parser it reads nothing and finds no violation: that must not pass. */
export function judgeCruise({ modules, summary }: Cruise, sources: number): Outcome {
  const seen = modules.filter(({ source }) => isTypeScript(source)).length;
  const blind = seen < sources / 2 ? [`Only ${seen} of ${sources} TypeScript files were read: wrong parser?`] : [];
  const wrong = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const mistakes = [...blind, ...wrong];
  return { ok: mistakes.length === 0, note: `${seen} files`, output: mistakes.join('\n') };
}

function isTypeScript(path: string): boolean {
  return path.endsWith('.ts');
}
