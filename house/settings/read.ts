/** Reads a settings file, JSON or YAML, and the files it names. Reports every mistake as a sentence. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import { parseDocument } from 'yaml';
import { type Places, type Overrides, settle, type Settings, type SettingsMistakes } from './settings.ts';

/** Without a file, everything has its default. */
export function readSettings(
  file: string | undefined,
  said: Overrides,
  { here, home }: Omit<Places, 'fileFolder'>,
): Settings | SettingsMistakes {
  if (file === undefined) return settle({}, said, { fileFolder: here, here, home });
  const path = resolve(here, file);
  const content = contentOf(path);
  if ('mistakes' in content) return content;
  const settings = settle(content.given, said, { fileFolder: dirname(path), here, home });
  if ('mistakes' in settings) return settings;
  const mistakes = [...unreadable(settings), ...unusable(settings)];
  return mistakes.length === 0 ? settings : { mistakes };
}

/** JSON is YAML too. */
function contentOf(path: string): { readonly given: unknown } | SettingsMistakes {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return { mistakes: [`cannot be read: ${whyNot(error as NodeJS.ErrnoException)}`] };
  }
  const document = parseDocument(text, { prettyErrors: true });
  if (document.errors.length > 0) {
    return { mistakes: document.errors.map(({ message }) => message.split('\n')[0]?.replace(/:$/, '') ?? message) };
  }
  return { given: document.toJS() as unknown };
}

function whyNot({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES') return 'this user may not read it';
  return code === 'EISDIR' ? 'it is a folder' : message;
}

/** Checked now rather than when the first email is sent. */
function unreadable({ server, mail }: Settings): readonly string[] {
  const files: readonly (readonly [string, string | undefined])[] = [
    ['server.tls.certificate', server.tls?.certificate],
    ['server.tls.key', server.tls?.key],
    ['mail.passwordFile', mail?.passwordFile],
  ];
  return files.flatMap(([place, file]) => {
    if (file === undefined) return [];
    try {
      accessSync(file, constants.R_OK);
      return [];
    } catch {
      return [`${place}: "${file}", must be a file that can be read`];
    }
  });
}

/** Checks that certificate and key are valid and belong together. */
function unusable({ server: { tls } }: Settings): readonly string[] {
  if (tls === undefined || !existsSync(tls.certificate) || !existsSync(tls.key)) return [];
  try {
    createSecureContext({ cert: readFileSync(tls.certificate), key: readFileSync(tls.key) });
    return [];
  } catch (error) {
    const what = (error as Error).message;
    return [`server.tls: must be a certificate and the key that belongs to it, both PEM, without a password (${what})`];
  }
}
