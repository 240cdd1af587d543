/** A sentence with the only markup of rule book and guides: **strong** words and \`names\`. */
import { Fragment } from 'react';

export function Marked({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, at) => (
        <Fragment key={at}>
          {part.startsWith('**') ? (
            <strong>{part.slice(2, -2)}</strong>
          ) : part.startsWith('`') ? (
            <code>{part.slice(1, -1)}</code>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </>
  );
}
