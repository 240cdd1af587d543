/** The log file: rotated when full, with the oldest deleted. */
import { appendFileSync, closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

export interface LogFile {
  readonly write: (line: string) => void;
  readonly close: () => void;
}

const bytesMost = 20 * 1024 * 1024;
/** house.log.1 is the newest. */
const setAsideMost = 5;

export function openLogFile(file: string, most = bytesMost): LogFile {
  // Opened at the first line, so that a failed start leaves no file.
  let handle: number | undefined;
  let bytes = 0;
  const open = () => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const opened = openSync(file, 'a', 0o600);
    bytes = fstatSync(opened).size;
    return opened;
  };
  const close = () => {
    if (handle !== undefined) closeSync(handle);
    handle = undefined;
  };
  return {
    write(line) {
      handle ??= open();
      if (bytes > 0 && bytes + line.length > most) {
        close();
        setAside(file);
        handle = open();
      }
      // Written synchronously: the last lines before a crash matter most.
      appendFileSync(handle, line);
      bytes += Buffer.byteLength(line);
    },
    close,
  };
}

function setAside(file: string): void {
  for (let n = setAsideMost; n > 0; n--) {
    const from = n === 1 ? file : `${file}.${n - 1}`;
    if (existsSync(from)) renameSync(from, `${file}.${n}`);
  }
}
