/** Reads an announcement aloud if the player wants it and the browser has a voice for the language. */
import { settingsStore } from '../settings/use-settings.ts';
import { localeOf } from '../settings/languages.ts';

export function speakAloud(text: string): void {
  const { sound, voice, volumes, language } = settingsStore.getState();
  if (!sound || !voice || !('speechSynthesis' in window)) return;
  const locale = localeOf[language];
  const voices = speechSynthesis.getVoices();
  const own = voices.find(({ lang }) => lang.replace('_', '-').startsWith(language));
  // A voice of another language would be unintelligible.
  if (own === undefined) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = locale;
  said.voice = own;
  said.volume = volumes.voice / 100;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
