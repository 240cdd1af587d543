/** Serves the built client with its routes, or a plain page that explains how to build it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import { refuse } from './answers.ts';
import type { App } from './app.ts';
import { refuseHere } from '../../protocol/refusals.ts';

export async function pageRoutes(app: App, webFolder: string | undefined): Promise<void> {
  const isBuilt = webFolder !== undefined && existsSync(join(webFolder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webFolder,
      // Files with a digest in their name never change; the page that names them must be revalidated.
      setHeaders: (reply, path) => {
        const isForEver = path.includes('/assets/');
        reply.header('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (!asksForPage(request)) return refuse(reply, refuseHere('not-found'));
    if (isBuilt) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.code(200).type('text/html; charset=utf-8').send(unbuilt);
  });
}

/** A client-side route. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const isPath = !/^\/(?:api|control|ws|metrics|healthz|readyz)(?:[/?]|$)/.test(url) && !/\.\w+(?:\?|$)/.test(url);
  return method === 'GET' && isPath && (headers.accept ?? '').includes('text/html');
}

const unbuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Baize</title>
<h1>The house is open</h1>
<p>Its tables run, but there is no client for browsers here. <code>./baize start</code> builds it before it opens the
house; where that failed, <code>.baize/web-build.log</code> tells why, and <code>node cli/web-build.cjs</code> tries
again. Then start the house anew; or play in a terminal with <code>./baize play</code>.</p>
<p><a href="/api/openapi.json">What can be asked over HTTP</a></p>
</html>
`;
