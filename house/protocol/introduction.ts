/** What docs/protocol.md says before and after the messages themselves. */

export const introduction = `# Protocol

<!-- Made by house/protocol/describe.ts from the schemas; after a change of them: npx vitest run house/protocol -u -->

One port serves HTTP and WebSocket. A client plays over the socket and looks things up over HTTP.

## Connecting

Open a WebSocket at \`/ws\`. A browser is identified by its cookie, a program by \`Authorization: Bearer <token>\`. Without
either, you can watch the lobby and every table that isn't private. Connections from other sites' pages get status 403.

- Every message is one JSON object in a text message. A client sends **commands**, the house sends **frames**.
- The client gives every command an \`id\`. The house answers it with one \`done\` or \`refused\` whose \`re\` is that id.
  Repeating a bet or choice with the same id returns the first answer and never repeats the effect, from any device and
  after any interruption. After a lost connection, send it again.
- Every frame has \`at\`, the house's time. Deadlines (\`until\`) use the same clock.
- Money is in whole cents. A card is two letters, rank and suit (\`Td\`); a face-down card is the word \`hidden\`.
- Unknown fields are refused, and so are messages that are too large (over 8192 bytes) or too fast (more than 20 commands
  a second, 60 in a burst, counting all of a player's devices). The connection stays open; clients that keep it up get
  \`bye\` and are disconnected.

**Streams.** A table has two, each numbered from 1: the table's own (\`table\` frames, \`n\`), the same for everyone, and the
player's (\`own\` frames, \`n\`), the same on all their devices. \`watch\` returns the table's full state with the \`stream\` name
and both numbers; after that every number arrives once and in order. After an interruption, \`watch\` with \`from\` (the name
and the last numbers seen) returns exactly what was missed, or the full state if the house no longer has it. A different
name means that numbering has restarted. At a private table both streams belong to one player.

**Presence.** A player has left a table when none of their connections has been there for three seconds; at a private
table, immediately. The game's rules say what that means for bets.

**Tournaments.** \`attend\` returns a tournament's full state, followed by one numbered stream for the player (\`tournament\`
frames) that follows them from table to table. \`attend\` with \`from\` returns what was missed. A connection lost there is
reported to the tournament at once (PI-902), and other players see when it must be back.

**Chat at poker tables** (PI-918). \`chat\`, \`hide\` and \`report\` name the table as \`<tournament>/<table>\`. Lines arrive as
\`chat\` in the player's own stream, from the table where they sit or watch. \`attending\` includes the current chat; after
\`moved\` or \`look\` the new table's chat starts empty, or with the lines in \`talk\`. The house refuses players who hold live
cards (\`chat-live-cards\`), lines that name cards during a hand (\`chat-names-cards\`), players at another table
(\`chat-elsewhere\`), and everyone if the terms turn chat off (\`chat-closed\`).

**Disconnecting.** Before the house closes a connection it sends \`bye\` with the reason and whether to reconnect at once.
Close codes: 1001 the house is closing, 1008 a rule was broken or the session is over, 1009 the message is far too large,
1013 try again later. Connections with recent commands or at a tournament are pinged within five seconds, others every
thirty. A connection that doesn't answer pings for five seconds is closed.`;

export const routes = `## HTTP

\`/api/openapi.json\` describes every request and answer. Refusals are answered with a
[Refusal](#refusal) and a matching status.

| request | for |
| --- | --- |
| \`POST /api/register\` | register and sign in |
| \`POST /api/sign-in\`, \`POST /api/sign-out\`, \`POST /api/sign-out-everywhere\` | sessions |
| \`POST /api/password/ask\`, \`POST /api/password/redeem\`, \`POST /api/password/change\` | passwords |
| \`GET /api/protection\`, \`POST /api/protection/limit\`, \`POST /api/protection/away\` | the player's own limits, breaks, exclusion |
| \`GET /api/me\`, \`GET /api/balance\`, \`GET /api/statement\` | the person, their balance, every transaction |
| \`GET /api/rounds\`, \`GET /api/rounds/{*}\` | the player's rounds, and one in full by its id |
| \`POST /api/problems\`, \`GET /api/problems\` | report a problem with a round, read the floor's answer |
| \`GET /api/tables\`, \`GET /api/tables/{table}\`, \`GET /api/tables/{table}/odds\` | tables, their terms, exact odds |
| \`GET /api/tables/{table}/shoes\`, \`GET /api/tables/{table}/shoes/{number}\` | shoes, and the seed of a finished one |
| \`GET /api/results\` | the player's tournaments: paid, won, place |
| \`GET /api/tournaments\`, \`GET /api/tournaments/{tournament}\`, \`GET /api/tournaments/{tournament}/results\` | tournaments, their boards, results |
| \`GET /api/tournaments/{tournament}/hands\`, \`GET /api/tournaments/{tournament}/hands/{number}\`, \`GET /api/tournaments/{tournament}/hands/{number}/steps\`, \`GET /api/tournaments/{tournament}/hands/{number}/proof\` | the player's hands as text, PHH or OHH (\`?format=\`), step by step as seen at the table, and proofs of their decks |
| \`POST /api/office/tournaments\`, \`POST /api/office/tournaments/{tournament}/change\`, \`POST /api/office/tournaments/{tournament}/postpone\`, \`POST /api/office/tournaments/{tournament}/cancel\` | office: create, change, postpone and cancel tournaments |
| \`POST /api/office/tournaments/{tournament}/pause\`, \`POST /api/office/tournaments/{tournament}/resume\`, \`GET /api/office/tournaments/{tournament}/clearing\` | office: pause and resume; what operators owe each other |
| \`GET /api/rules\`, \`GET /api/rules/{page}\`, \`GET /api/clauses/{clause}\` | the rule book |
| \`POST /api/floor/tables/{table}/announce\`, \`GET /api/floor/tables/{table}/talk\` | staff: speak at a table, read what was said |
| \`GET /api/floor/talk/reports\`, \`POST /api/floor/talk/reports/{report}/end\`, \`POST /api/floor/talk/lines/{line}/withdraw\` | staff: players' reports about each other |
| \`GET /api/floor/talk/mutes\`, \`POST /api/floor/talk/mutes\`, \`POST /api/floor/talk/mutes/{mute}/lift\` | staff: muted players |
| \`GET /api/floor/problems\`, \`POST /api/floor/problems/{problem}/answer\` | staff: problems with rounds |
| \`GET /api/fair-play\`, \`POST /api/fair-play/reports\` | the fair-play policy; report a player at the same table |
| \`GET /api/office/fair-play/cases\`, \`GET /api/office/fair-play/cases/{case}\`, \`POST /api/office/fair-play/cases/{case}/steps\`, \`POST /api/office/fair-play/cases/{case}/evidence\` | office: fair-play cases |
| \`POST /api/office/fair-play/reviews\` | office: run the detectors over a tournament's or a player's stored hands |
| \`GET /api/floor/tables/{table}/incidents/triggers\`, \`POST /api/floor/tables/{table}/incidents\`, \`GET /api/floor/tables/{table}/incidents\`, \`GET /api/floor/incidents\`, \`GET /api/floor/incidents/{incident}\` | floor: triggers that apply now; open and look up incidents |
| \`POST /api/floor/incidents/{incident}/answers\`, \`POST /api/floor/incidents/{incident}/propose\`, \`POST /api/floor/incidents/{incident}/confirm\`, \`POST /api/floor/incidents/{incident}/reject\` | floor: an incident's steps, by two people |
| \`POST /api/floor/duty\`, \`GET /api/floor/wall\`, \`POST /api/floor/tables/{table}/pause\`, \`POST /api/floor/tables/{table}/resume\`, \`POST /api/floor/tables/{table}/extend\`, \`POST /api/floor/tables/{table}/message\`, \`POST /api/floor/tables/{table}/close\`, \`POST /api/floor/tables/{table}/open\` | floor: all tables at a glance, and commands at one |
| \`POST /api/floor/tables/{table}/calls/{call}\`, \`GET /api/floor/tables/{table}/log\`, \`GET /api/floor/report\`, \`GET /api/floor/rounds\`, \`GET /api/floor/rounds/{*}\` | floor: calls answered, a table's log, the shift report, past rounds |
| \`GET /api/studio/tables\`, \`POST /api/studio/tables/{table}/on\`, \`POST /api/studio/tables/{table}/off\`, \`POST /api/studio/tables/{table}/read\`, \`POST /api/studio/tables/{table}/done\`, \`POST /api/studio/tables/{table}/shoe\`, \`POST /api/studio/tables/{table}/call\` | dealers: sign on and off, readings, manual steps, the shoe, calls to the floor |
| \`POST /api/device/read\` | a device with its own key ([devices](devices.md)) |

Sessions: \`"proof": "cookie"\` (the default) sets an HttpOnly cookie, \`"proof": "token"\` returns the token.
For operators: \`/healthz\`, \`/readyz\`, and \`/metrics\` (local requests only).`;
