/** Computes a value on first use and caches it. */
export function once<Value>(work: () => Value): () => Value {
  let done: { readonly value: Value } | undefined;
  return () => (done ??= { value: work() }).value;
}
