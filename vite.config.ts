/** How what people see is built: one page, its parts loaded on demand, its sentences parsed beforehand. */
import { parse } from '@formatjs/icu-messageformat-parser';
import react from '@vitejs/plugin-react';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { allWords, wordFiles } from './cli/word-files.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const words = /^virtual:words\/(\w+)$/;

/** All sentences of a language in one module, as the formatter's own trees: no parser goes to the browser. */
function compiledWords(): Plugin {
  return {
    name: 'compiled-words',
    resolveId: (id) => (words.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, language] = words.exec(id.slice(1)) ?? [];
      if (!id.startsWith('\0') || language === undefined) return undefined;
      for (const file of wordFiles(here('.'), language)) this.addWatchFile(join(here('.'), file));
      const sentences = Object.entries(allWords(here('.'), language));
      const trees = Object.fromEntries(sentences.map(([name, text]) => [name, parse(text)]));
      return `export const words = JSON.parse(${JSON.stringify(JSON.stringify(trees))});`;
    },
  };
}

/** The one list that the house and the browser both carry. */
const everyRefusal = 'house/protocol/refusals.ts';

/** Of the house the client knows types and the names of refusals; the protocol's schemas are the server's. */
function nothingOfTheHouse(): Plugin {
  return {
    name: 'nothing-of-the-house',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      // Counted from the checkout: its own path may have a folder of any name.
      const strays = modules
        .map((id) => relative(here('.'), id))
        .filter((id) => id !== everyRefusal && /^house\/|^node_modules\/zod\//.test(id));
      if (strays.length > 0) this.error(`these belong to the server and would go to the browser: ${strays.join(', ')}`);
    },
  };
}

/** Every sheet says in which order layers count: it must not depend on which part of the page is loaded first. */
function orderedLayers(): Plugin {
  return {
    name: 'ordered-layers',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === 'asset' && part.fileName.endsWith('.css')) {
          part.source = `@layer tokens,base,parts;${String(part.source)}`;
        }
      }
    },
  };
}

export default defineConfig({
  root: here('web'),
  plugins: [react(), compiledWords(), nothingOfTheHouse(), orderedLayers()],
  resolve: {
    alias: {
      '@formatjs/icu-messageformat-parser': here('node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
    },
  },
  build: {
    outDir: here('web/dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The page's policy allows no `data:`: what is small is a file too.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
