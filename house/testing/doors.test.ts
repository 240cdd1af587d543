import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { doorAt, through, watched } from './doors.ts';

test.each([
  ['/ws', 'table'],
  ['/api/rounds/x/1', 'table'],
  ['/api/floor/tables/x/pause', 'studio'],
  ['/api/office/tournaments', 'studio'],
  ['/studio', 'studio'],
  ['/device', 'studio'],
  ['/api/statement', 'money'],
  ['/table/x', undefined],
])('%s is the door of %s', (path, door) => {
  expect(doorAt(path)).toBe(door);
});

describe('over real sockets', () => {
  const http = createServer((_, response) => response.end('{}'));
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket) => socket.on('message', () => socket.send('heard')));
  let address = '';
  beforeAll(async () => {
    await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
    address = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    sockets.close();
    http.close();
  });

  const say = async (path: string) => {
    const socket = new WebSocket(`ws://${address}${path}`);
    await new Promise((open) => socket.once('open', open));
    const answer = new Promise((heard) => socket.once('message', heard));
    socket.send('x');
    await answer;
    socket.terminate();
  };

  test('what a test says, and nothing that a server answers, opens a door', async () => {
    expect(await watched(() => say('/device'))).toEqual(['studio']);
    expect(await watched(async () => void (await fetch(`http://${address}/api/rounds`)))).toEqual(['table']);
    expect(await watched(async () => void (await fetch(`http://${address}/`)))).toEqual([]);
  });

  test('tests side by side open their own doors', async () => {
    const both = [watched(() => say('/ws')), watched(() => say('/studio')), watched(async () => through('money'))];
    expect(await Promise.all(both)).toEqual([['table'], ['studio'], ['money']]);
  });
});
