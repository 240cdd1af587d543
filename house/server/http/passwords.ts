/** Password routes: reset by email, or change with the current password. */
import { askForReset, redeemReset } from '../../accounts/reset.ts';
import { changePassword } from '../../accounts/sign-in.ts';
import { tokenOf } from '../../accounts/token.ts';
import { passwordChange, resetAsked, resetRedeemed } from '../../protocol/http/people.ts';
import { doneNow, refuse, simply as response } from './answers.ts';
import type { App, Behind } from './app.ts';
import { personOf, signedIn, signedOut } from './session.ts';
import { isRefused } from '../../protocol/refusals.ts';

const tags = ['passwords'];

export function passwordRoutes(app: App, behind: Behind): void {
  const { accounts } = behind.offered;
  const config = { rateLimit: { max: behind.limits.passwordRequestsPerMinute, timeWindow: 60_000 } };

  app.route({
    method: 'POST',
    url: '/api/password/ask',
    config,
    schema: {
      tags,
      summary: 'Request an email with a link to set a new password.',
      description: 'The answer is the same whether the address is known or not.',
      body: resetAsked,
      response,
    },
    handler: async (request) => {
      // Not awaited: the response time would reveal whether the address is known.
      askForReset(accounts, request.body.email).catch((error: unknown) =>
        request.log.error({ err: error }, 'email not sent'),
      );
      return doneNow(behind);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/password/redeem',
    config,
    schema: { tags, summary: 'Set a password with the token from an email.', body: resetRedeemed, response },
    handler: async (request, reply) => {
      const { token, password } = request.body;
      const person = await redeemReset(accounts, { token: tokenOf(token), password }, request.ip);
      if (isRefused(person)) return refuse(reply, person);
      return signedOut(behind, request, reply);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/password/change',
    config,
    preHandler: signedIn(behind, 'act'),
    schema: {
      tags,
      summary: 'Change the password; ends all sessions, including this one.',
      body: passwordChange,
      response,
    },
    handler: async (request, reply) => {
      const person = await changePassword(accounts, personOf(request).person, request.body, request.ip);
      if (isRefused(person)) return refuse(reply, person);
      return signedOut(behind, request, reply);
    },
  });
}
