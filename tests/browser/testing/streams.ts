/** A camera's stream for tests, made here by ffmpeg: in segments (HLS) in two qualities, or by WebRTC (WHEP), as real as any. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { MediaStreamTrack, RTCPeerConnection, useOPUS, useVP8 } from 'werift';

/** Only tests need it; where it is missing they say what they left out. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

export interface Stream {
  readonly address: string;
  close(): Promise<void>;
}

/** It ends by itself, should nobody be left to end it. */
const picture = (size: string) => ['-re', '-f', 'lavfi', '-i', `testsrc=size=${size}:rate=10:duration=300`];
const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000'];
const ffmpeg = (options: readonly string[]): ChildProcess =>
  spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...options], { stdio: 'ignore' });

/** Pages of the house may load it, as a media server must let them. */
function allowed(response: ServerResponse): ServerResponse {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'content-type');
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE');
  response.setHeader('access-control-expose-headers', 'location');
  return response;
}

async function listen(
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (allowed(response) && request.method === 'OPTIONS') response.writeHead(204).end();
    else void answer(request, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const exit = once(process, 'exit');
  process.kill('SIGKILL');
  await exit;
}

async function shut(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** Qualities of VP9 and Opus, which every Chromium plays; segments of a second, stamped with the time. */
const qualities = [
  { name: 'low', size: '320x180', bandwidth: 200_000 },
  { name: 'high', size: '640x360', bandwidth: 500_000 },
];
const first = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  ...qualities.flatMap(({ name, size, bandwidth }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${size},CODECS="vp09.00.10.08,opus"`,
    `${name}.m3u8`,
  ]),
].join('\n');

export async function hlsStream(port = 0): Promise<Stream> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-hls-'));
  const video =
    '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -row-mt 0 -threads 1 -g 10 -keyint_min 10 -pix_fmt yuv420p';
  const made = ffmpeg([
    ...picture('640x360'),
    ...tone,
    ...qualities.flatMap(({ name, size, bandwidth }) => [
      ...`-map 0:v -map 1:a -s ${size} -b:v ${bandwidth * 0.8} ${video}`.split(' '),
      ...'-c:a libopus -b:a 32k -strict -2 -f hls -hls_time 1 -hls_list_size 8 -hls_segment_type fmp4'.split(' '),
      ...`-hls_fmp4_init_filename ${name}.mp4 -hls_flags program_date_time+delete_segments+independent_segments`.split(
        ' ',
      ),
      join(folder, `${name}.m3u8`),
    ]),
  ]);
  const server = await listen(port, (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://here').pathname);
    if (path === '/index.m3u8') return void response.end(first);
    try {
      response.end(readFileSync(join(folder, path)));
    } catch {
      response.writeHead(404).end();
    }
  });
  return {
    address: `${addressOf(server)}/index.m3u8`,
    async close() {
      await Promise.all([ended(made), shut(server)]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Packets of one kind, from ffmpeg to whoever looks on. */
async function packets(): Promise<{ readonly socket: Socket; readonly target: string }> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { socket, target: `rtp://127.0.0.1:${socket.address().port}?pkt_size=1200` };
}

export async function whepStream(): Promise<Stream> {
  const [video, audio] = [await packets(), await packets()];
  const made = ffmpeg([
    ...picture('480x270'),
    ...tone,
    ...'-map 0:v -c:v libvpx -deadline realtime -cpu-used 8 -b:v 300k -g 10 -f rtp'.split(' '),
    video.target,
    ...'-map 1:a -c:a libopus -b:a 32k -f rtp'.split(' '),
    audio.target,
  ]);
  const viewers = new Set<RTCPeerConnection>();
  const server = await listen(0, async (request, response) => {
    if (request.method === 'DELETE') return void response.writeHead(200).end();
    const offer = (await request.toArray()).join('');
    const viewer = new RTCPeerConnection({ codecs: { video: [useVP8()], audio: [useOPUS()] } });
    viewers.add(viewer);
    for (const [kind, { socket }] of [['video', video] as const, ['audio', audio] as const]) {
      if (!offer.includes(`m=${kind}`)) continue;
      const track = new MediaStreamTrack({ kind });
      viewer.addTransceiver(track, { direction: 'sendonly' });
      socket.on('message', (packet: Buffer) => {
        if (viewers.has(viewer)) track.writeRtp(packet);
      });
    }
    await viewer.setRemoteDescription({ type: 'offer', sdp: offer });
    await viewer.setLocalDescription(await viewer.createAnswer());
    response.writeHead(201, { 'content-type': 'application/sdp', location: '/whep/viewer' });
    response.end(viewer.localDescription?.sdp ?? '');
  });
  return {
    address: `${addressOf(server)}/whep`,
    async close() {
      const all = [...viewers];
      viewers.clear();
      await Promise.all([ended(made), shut(server), ...all.map((viewer) => viewer.close())]);
      video.socket.close();
      audio.socket.close();
    },
  };
}
