/** Sends a test's HTTP request and returns its JSON answer. */

export interface Asked {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // Loosely typed: tests use toMatchObject.
  readonly json: Record<string, unknown>;
}

export async function ask(address: string, what: string, { body, token, headers = {} }: Asked = {}): Promise<Answered> {
  const [method = 'GET', path = ''] = what.split(' ');
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const json = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: response.status, headers: response.headers, text, json };
}
