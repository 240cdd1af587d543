/** Video over WebRTC, with hardly any delay: one HTTP request (WHEP), then media. */
import type { Playing } from './projector.ts';

/** How long to gather candidates, in milliseconds; servers are reachable directly, so slow candidates don't matter. */
const gatheringMost = 1000;

interface WhepWay {
  readonly address: string;
  readonly soundOnly: boolean;
}

export async function openWhep(
  { address, soundOnly }: WhepWay,
  video: HTMLVideoElement,
  lost: () => void,
  gone: AbortSignal,
): Promise<Playing> {
  const asked = new URL(address, location.href);
  const peer = new RTCPeerConnection();
  const stream = new MediaStream();
  let resource: URL | undefined;
  const close = () => {
    peer.close();
    if (video.srcObject === stream) video.srcObject = null;
    // Best effort: the server also notices by itself, later.
    if (resource !== undefined) void fetch(resource, { method: 'DELETE', keepalive: true }).catch(() => {});
  };
  try {
    if (!soundOnly) peer.addTransceiver('video', { direction: 'recvonly' });
    peer.addTransceiver('audio', { direction: 'recvonly' });
    peer.addEventListener('track', ({ track }) => stream.addTrack(track));
    peer.addEventListener('connectionstatechange', () => {
      if (peer.connectionState === 'failed' || peer.connectionState === 'closed') lost();
    });
    await peer.setLocalDescription();
    await gathered(peer);
    const answer = await fetch(asked, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp' },
      body: peer.localDescription?.sdp ?? '',
      signal: gone,
    });
    if (!answer.ok) throw new Error(`no picture: ${answer.status}`);
    const place = answer.headers.get('location');
    if (place !== null) resource = new URL(place, asked);
    await peer.setRemoteDescription({ type: 'answer', sdp: await answer.text() });
    video.srcObject = stream;
    return { delay: () => undefined, close };
  } catch (error) {
    close();
    throw error;
  }
}

function gathered(peer: RTCPeerConnection): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, gatheringMost);
    const look = () => {
      if (peer.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      done();
    };
    peer.addEventListener('icegatheringstatechange', look);
    look();
  });
}
