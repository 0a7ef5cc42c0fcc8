// Plays the first act of The Lamp at Gannet Rock through the official client of the Model Context
// Protocol, as the walkthrough describes it. The arguments are the program and the game.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { readFileSync } from "node:fs";
import assert from "node:assert/strict";

const [program, ...game] = process.argv.slice(2);
const walkthrough = JSON.parse(readFileSync(new URL("first-act.json", import.meta.url), "utf8"));

const client = new Client({ name: "bowsprit-test", version: "1.0.0" });
await client.connect(
  new StdioClientTransport({ command: program, args: ["env", ...game, "--mcp"] }),
);

const tools = (await client.listTools()).tools.map((tool) => tool.name);
assert.deepEqual(tools, ["look", "act", "lines", "save", "restore", "picture"]);

async function use(name, args = {}) {
  const result = await client.callTool({ name, arguments: args });
  return { error: result.isError === true, text: result.content[0].text ?? "", content: result.content };
}

assert.match((await use("look")).text, /Line 0: New game/);
let told = "";
for (const action of walkthrough) {
  const done = await use("act", action);
  assert.equal(done.error, false, JSON.stringify(action) + ": " + done.text);
  assert.doesNotMatch(done.text, /cannot be clicked now/, JSON.stringify(action) + "\n" + done.text);
  told += done.text;
}
assert.match(told, /the lamp is lit/);
assert.match(told, /Room: landing/);

await use("save", { name: "kittiwake" });
await use("act", { wait: 30 });
assert.match((await use("restore", { name: "kittiwake" })).text, /Room: landing/);

const wrong = await use("act", { verb: "Eat", object: "fog" });
assert.equal(wrong.error, true);
assert.match(wrong.text, /expected a verb of/);

const picture = (await use("picture")).content[0];
assert.equal(picture.mimeType, "image/png");
assert.equal(Buffer.from(picture.data, "base64").subarray(1, 4).toString(), "PNG");

const resources = (await client.listResources()).resources.map((resource) => resource.uri);
assert.deepEqual(resources, ["bowsprit://transcript", "bowsprit://map"]);
const read = async (uri) => (await client.readResource({ uri })).contents[0].text;
assert.match(await read("bowsprit://transcript"), /Gannet Rock, an evening in October/);
assert.match(await read("bowsprit://map"), /shore\n {2}to boathouse/);

await client.close();
console.log(`the first act in ${walkthrough.length} actions`);
