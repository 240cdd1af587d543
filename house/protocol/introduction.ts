/** What docs/protocol.md says before and after the messages themselves. */

export const introduction = `# Protocol

<!-- Made by house/protocol/describe.ts from the schemas; after a change of them: npx vitest run house/protocol -u -->

One port speaks HTTP and WebSocket. A client plays over the socket and looks things up over HTTP.

## Connecting

Open a WebSocket at \`/ws\`. A browser is known by its cookie, a program by \`Authorization: Bearer <token>\`; without
either, the lobby and all tables that are not private can be watched. Pages of other sites are turned away with status 403.

- Every message is one JSON object in a text message. A client sends **commands**, the house sends **frames**.
- Every command has an \`id\` of the client's own making and is answered by one \`done\` or \`refused\` with \`re\` set to it.
  A bet or choice said again with the same id gets its first answer and is never done twice, from whichever device and
  after whatever break: after a lost connection, say it again.
- Every frame has \`at\`, the house's time; deadlines (\`until\`) are in the same time.
- Money is whole cents. A card is two letters, rank and suit (\`Td\`); a card face down is the word \`hidden\`.
- Unknown fields are refused, and so is whatever is too large (8192 bytes) or too fast (20 commands a second, 60 at
  once, all devices of a player together). The connection goes on; who does not stop is told \`bye\` and closed.

**Streams.** At a table there are two, each numbered from 1: the table's (\`table\` frames, \`n\`), the same for everyone,
and the player's own (\`own\` frames, \`n\`), the same on all their devices. \`watch\` gives the table whole, with the
\`stream\`'s name and both numbers; from then on every number comes once and in order. After a break, \`watch\` with
\`from\` (the name and the last numbers seen) gives exactly what was missed, or the table whole where that is no longer
known. Another name means that the numbers began anew. At a private table both streams are one player's.

**Presence.** A player is off a table when no connection of theirs has been on it for three seconds; at a private table
at once. What that means for bets is the page's to say.

**Tournaments.** \`attend\` gives a tournament whole and then one numbered stream of the player's own (\`tournament\` frames),
which follows them from table to table; \`attend\` with \`from\` gives what was missed. A connection that is lost there is
told to the tournament at once (PI-902), and other players see until when it must be back.

**Chat at poker tables** (PI-918). \`chat\`, \`hide\` and \`report\` name the table as \`<tournament>/<table>\`; lines come as
\`chat\` words of the player's own stream, from the table where they sit or look on. \`attending\` has the chat as it
stands; after \`moved\` or \`look\` the new table's talk begins empty, or with the lines of a \`talk\` word. Refused are whoever
holds live cards (\`chat-live-cards\`), every line that names cards while a hand is played (\`chat-names-cards\`), whoever is at another
table (\`chat-elsewhere\`), and everybody where the terms have the chat off (\`chat-closed\`).

**The end.** Before the house closes a connection it says \`bye\` with the reason, and whether coming back at once makes
sense. Close codes: 1001 the house closes, 1008 rules were broken or the session is over, 1009 a message beyond all
measure, 1013 come again. Whoever has said something lately or attends a tournament is sent a ping within five seconds,
whoever only looks on every thirty; a connection that answers no pings for five seconds is closed.`;

export const routes = `## HTTP

\`/api/openapi.json\` describes every request and answer. Whatever is refused is answered with a
[Refusal](#refusal) and the status that fits.

| request | for |
| --- | --- |
| \`POST /api/register\` | joining, and being signed in |
| \`POST /api/sign-in\`, \`POST /api/sign-out\`, \`POST /api/sign-out-everywhere\` | sessions |
| \`POST /api/password/ask\`, \`POST /api/password/redeem\`, \`POST /api/password/change\` | passwords |
| \`GET /api/protection\`, \`POST /api/protection/limit\`, \`POST /api/protection/away\` | limits of one's own, breaks, exclusion |
| \`GET /api/me\`, \`GET /api/balance\`, \`GET /api/statement\` | the person, their money, every movement of it |
| \`GET /api/rounds\`, \`GET /api/rounds/{*}\` | the player's rounds, and one in full by its id |
| \`POST /api/problems\`, \`GET /api/problems\` | a problem with a round, and what the floor answered |
| \`GET /api/tables\`, \`GET /api/tables/{table}\`, \`GET /api/tables/{table}/odds\` | tables, their terms, exact odds |
| \`GET /api/tables/{table}/shoes\`, \`GET /api/tables/{table}/shoes/{number}\` | shoes, and a used-up one with its seed |
| \`GET /api/results\` | the tournaments one took part in, what was paid and won, and the place |
| \`GET /api/tournaments\`, \`GET /api/tournaments/{tournament}\`, \`GET /api/tournaments/{tournament}/results\` | tournaments, their boards, results |
| \`GET /api/tournaments/{tournament}/hands\`, \`GET /api/tournaments/{tournament}/hands/{number}\`, \`GET /api/tournaments/{tournament}/hands/{number}/steps\`, \`GET /api/tournaments/{tournament}/hands/{number}/proof\` | one's own hands as text, PHH or OHH (\`?format=\`), step by step as the table saw them, and the proof of their decks |
| \`POST /api/office/tournaments\`, \`POST /api/office/tournaments/{tournament}/change\`, \`POST /api/office/tournaments/{tournament}/postpone\`, \`POST /api/office/tournaments/{tournament}/cancel\` | office: tournaments made, changed, put off, called off |
| \`POST /api/office/tournaments/{tournament}/pause\`, \`POST /api/office/tournaments/{tournament}/resume\`, \`GET /api/office/tournaments/{tournament}/clearing\` | office: held and gone on with; what operators owe one another |
| \`GET /api/rules\`, \`GET /api/rules/{page}\`, \`GET /api/clauses/{clause}\` | the rule book |
| \`POST /api/floor/tables/{table}/announce\`, \`GET /api/floor/tables/{table}/talk\` | staff: speak at a table, read what was said |
| \`GET /api/floor/talk/reports\`, \`POST /api/floor/talk/reports/{report}/end\`, \`POST /api/floor/talk/lines/{line}/withdraw\` | staff: what players report of one another |
| \`GET /api/floor/talk/mutes\`, \`POST /api/floor/talk/mutes\`, \`POST /api/floor/talk/mutes/{mute}/lift\` | staff: who may not write |
| \`GET /api/floor/problems\`, \`POST /api/floor/problems/{problem}/answer\` | staff: problems with rounds |
| \`GET /api/fair-play\`, \`POST /api/fair-play/reports\` | the fair-play policy, and a word about a player at one's table |
| \`GET /api/office/fair-play/cases\`, \`GET /api/office/fair-play/cases/{case}\`, \`POST /api/office/fair-play/cases/{case}/steps\`, \`POST /api/office/fair-play/cases/{case}/evidence\` | office: cases of fair play |
| \`POST /api/office/fair-play/reviews\` | office: stored hands of a tournament, or of a player over many, through the detectors |
| \`GET /api/floor/tables/{table}/incidents/triggers\`, \`POST /api/floor/tables/{table}/incidents\`, \`GET /api/floor/tables/{table}/incidents\`, \`GET /api/floor/incidents\`, \`GET /api/floor/incidents/{incident}\` | floor: what can be said to have happened now; incidents opened and looked up |
| \`POST /api/floor/incidents/{incident}/answers\`, \`POST /api/floor/incidents/{incident}/propose\`, \`POST /api/floor/incidents/{incident}/confirm\`, \`POST /api/floor/incidents/{incident}/reject\` | floor: the way of an incident, by one person and another |
| \`POST /api/floor/duty\`, \`GET /api/floor/wall\`, \`POST /api/floor/tables/{table}/pause\`, \`POST /api/floor/tables/{table}/resume\`, \`POST /api/floor/tables/{table}/extend\`, \`POST /api/floor/tables/{table}/message\`, \`POST /api/floor/tables/{table}/close\`, \`POST /api/floor/tables/{table}/open\` | floor: all tables at a glance, and what can be done to one |
| \`POST /api/floor/tables/{table}/calls/{call}\`, \`GET /api/floor/tables/{table}/log\`, \`GET /api/floor/report\`, \`GET /api/floor/rounds\`, \`GET /api/floor/rounds/{*}\` | floor: calls answered, a table's log, the shift report, past rounds |
| \`GET /api/studio/tables\`, \`POST /api/studio/tables/{table}/on\`, \`POST /api/studio/tables/{table}/off\`, \`POST /api/studio/tables/{table}/read\`, \`POST /api/studio/tables/{table}/done\`, \`POST /api/studio/tables/{table}/shoe\`, \`POST /api/studio/tables/{table}/call\` | dealers: their table, what they read and did, its shoe, the call for the floor |
| \`POST /api/device/read\` | a device with a key of its own ([devices](devices.md)) |

Sessions: \`"proof": "cookie"\` (the default) sets an HttpOnly cookie, \`"proof": "token"\` gives the token itself.
For whoever runs the house: \`/healthz\`, \`/readyz\`, and \`/metrics\` on the machine itself.`;
