/**
 * Checks once whether npm's package registry can be reached. Without a network npm itself retries every package and may
 * take many minutes to give up.
 */
'use strict';
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- plain JavaScript carries no types */

const childProcess = require('child_process');
const net = require('net');

const PATIENCE_MS = 10000;

/** The registry that does not answer and why; null if it does, or if only npm can tell. */
async function deadRegistry(folder) {
  const config = await npmConfig(folder);
  if (!config || config.proxy || config['https-proxy'] || hasProxy()) return null;
  const registry = new URL(config.registry);
  const code = await connectError(registry);
  return code ? { origin: registry.origin, code } : null;
}

function npmConfig(folder) {
  return new Promise((resolve) => {
    childProcess.execFile(
      'npm',
      ['config', 'list', '--json', '--no-update-notifier'],
      { cwd: folder },
      (error, stdout) => {
        try {
          resolve(error ? null : JSON.parse(stdout));
        } catch (mistake) {
          resolve(mistake instanceof SyntaxError ? null : Promise.reject(mistake));
        }
      },
    );
  });
}

function hasProxy() {
  return Object.keys(process.env).some((name) => /^(https?_|all_)?proxy$/i.test(name) && process.env[name]);
}

function connectError(registry) {
  const port = registry.port || (registry.protocol === 'http:' ? 80 : 443);
  return new Promise((resolve) => {
    const socket = net.connect({ host: registry.hostname.replace(/^\[|\]$/g, ''), port: Number(port) });
    // DNS may hang too, which a socket's own timeout does not cover.
    const timer = setTimeout(() => end('ETIMEDOUT'), PATIENCE_MS);
    const end = (code) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(code);
    };
    socket.on('connect', () => end(null));
    socket.on('error', (error) => end(error.code || error.message));
  });
}

module.exports = { deadRegistry };
