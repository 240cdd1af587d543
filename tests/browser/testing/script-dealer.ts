/** Setup for browser tests: dealers answer from the test's script, and from their seeds where it is silent. */
import { vi } from 'vitest';
import { scriptedAnswer } from './script.ts';

vi.mock(import('../../../house/tables/dealing/virtual-table.ts'), async (original) => {
  const real = await original();
  class ScriptedDealer extends real.VirtualDealer {
    override answer(request: Parameters<InstanceType<typeof real.VirtualDealer>['answer']>[0]) {
      return scriptedAnswer(request) ?? super.answer(request);
    }
  }
  return { ...real, VirtualDealer: ScriptedDealer };
});
