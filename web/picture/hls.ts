/** Plays segmented video (HLS) in the requested quality; the player library is loaded on demand. */
import type { Playing } from './projector.ts';
import { qualityFor, type Way } from './ways.ts';

type HlsWay = Extract<Way, { by: 'hls' }>;

export async function openHls(
  { address, height }: HlsWay,
  video: HTMLVideoElement,
  { lost, gone, now }: { readonly lost: () => void; readonly gone: AbortSignal; readonly now: () => number },
): Promise<Playing> {
  const { default: Hls } = await import('hls.js');
  if (gone.aborted) throw new Error('not wanted any more');
  if (!Hls.isSupported()) return openNatively(address, video, lost);
  const hls = new Hls({
    // A worker would need a content security policy that allows blob scripts.
    enableWorker: false,
    // Plays two segments behind live, and speeds up if it falls further back.
    liveSyncDurationCount: 2,
    liveMaxLatencyDurationCount: 8,
    maxLiveSyncPlaybackRate: 1.1,
    backBufferLength: 10,
  });
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    hls.startLevel = qualityFor(hls.levels, height);
    hls.loadLevel = hls.startLevel;
  });
  let hasRecovered = false;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type !== Hls.ErrorTypes.MEDIA_ERROR || hasRecovered) return lost();
    hasRecovered = true;
    hls.recoverMediaError();
  });
  hls.loadSource(new URL(address, location.href).href);
  hls.attachMedia(video);
  return {
    // Prefers the capture time in the stream; otherwise the distance to the newest segment.
    delay: () => (hls.playingDate === null ? hls.latency : (now() - hls.playingDate.getTime()) / 1000),
    close: () => hls.destroy(),
  };
}

/** For browsers that play HLS only natively, such as older iPhones. */
function openNatively(address: string, video: HTMLVideoElement, lost: () => void): Playing {
  if (video.canPlayType('application/vnd.apple.mpegurl') === '') throw new Error('this browser plays no segments');
  video.src = address;
  video.addEventListener('error', lost, { once: true });
  return {
    delay: () => undefined,
    close() {
      video.removeEventListener('error', lost);
      video.removeAttribute('src');
      video.load();
    },
  };
}
