'use strict'

// Tests the extension with substitutes for the editor and the client: node --test test/

const assert = require('node:assert')
const fs = require('node:fs')
const Module = require('node:module')
const os = require('node:os')
const path = require('node:path')
const { test, beforeEach, after } = require('node:test')

const game = fs.mkdtempSync(path.join(os.tmpdir(), 'bow-'))
fs.writeFileSync(path.join(game, 'game.bow'), 'game "G"\n')
const room = path.join(game, 'rooms', 'deck', 'room.bow')
fs.mkdirSync(path.dirname(room), { recursive: true })
after(() => fs.rmSync(game, { recursive: true }))

let command = 'bowsprit'
let known
let opened

const vscode = {
  TaskScope: { Workspace: 2 },
  Task: function (definition, scope, name, source, execution) {
    Object.assign(this, { definition, name, execution })
  },
  ProcessExecution: function (process, args) { Object.assign(this, { process, args }) },
  DebugAdapterExecutable: function (command, args) { Object.assign(this, { command, args }) },
  workspace: {
    getConfiguration: () => ({ get: () => command }),
    workspaceFolders: []
  },
  window: {
    activeTextEditor: { document: { languageId: 'bow', uri: { fsPath: room } } },
    showErrorMessage: message => { known.error = message }
  },
  commands: {
    registerCommand: (name, run) => { known[name] = run; return {} },
    executeCommand: (name, address) => { opened(address) }
  },
  tasks: { registerTaskProvider: (type, provider) => { known.tasks = provider; return {} } },
  debug: {
    registerDebugAdapterDescriptorFactory: (type, it) => { known.adapters = it; return {} },
    registerDebugConfigurationProvider: (type, it) => { known.launches = it; return {} }
  }
}

class LanguageClient {
  constructor (id, name, server, options) { known.client = { server, options } }
  start () { known.client.started = true }
  stop () { known.client.started = false }
}

const load = Module._load
Module._load = function (name, ...rest) {
  if (name === 'vscode') {
    return vscode
  }
  return name === 'vscode-languageclient/node' ? { LanguageClient } : load(name, ...rest)
}
const extension = require('../extension.js')

beforeEach(() => {
  known = {}
  command = 'bowsprit'
  extension.activate({ subscriptions: [] })
})

test('the server is started for scripts and stopped at the end', () => {
  assert.deepStrictEqual(known.client.server.run, { command: 'bowsprit', args: ['language-server'] })
  assert.deepStrictEqual(known.client.options.documentSelector, [{ language: 'bow' }])
  assert.ok(known.client.started)
  extension.deactivate()
  assert.ok(!known.client.started)
})

test('tasks work on the folder with the game.bow', () => {
  const tasks = known.tasks.provideTasks()
  assert.deepStrictEqual(tasks.map(each => each.name), ['build', 'play', 'playtest', 'test', 'format'])
  assert.deepStrictEqual(tasks[2].execution.args, ['playtest', game])
  const own = known.tasks.resolveTask({ definition: { type: 'bowsprit', task: 'test', source: '/x' } })
  assert.deepStrictEqual(own.execution.args, ['test', '/x'])
})

test('a launch without a configuration plays the game that is edited', () => {
  assert.strictEqual(known.launches.resolveDebugConfiguration(undefined, {}).program, game)
  const adapter = known.adapters.createDebugAdapterDescriptor()
  assert.deepStrictEqual(adapter.args, ['debug-adapter'])
})

test('the laboratory is opened at the address that it prints', async () => {
  command = path.join(game, 'bowsprit')
  fs.writeFileSync(command, '#!/bin/sh\necho "http://127.0.0.1:1/?$1&$2"\nexec sleep 60\n', { mode: 0o755 })
  const address = await new Promise(resolve => {
    opened = resolve
    known['bowsprit.preview']()
  })
  extension.deactivate()
  assert.strictEqual(address, `http://127.0.0.1:1/?lab&${game}`)
})

test('the files and commands that package.json names exist', () => {
  const folder = path.join(__dirname, '..')
  const { contributes, main } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const files = [main, ...['languages', 'grammars', 'snippets']
    .flatMap(kind => contributes[kind].map(each => each.path || each.configuration))]
  files.forEach(each => assert.ok(fs.existsSync(path.join(folder, each)), each))
  assert.deepStrictEqual(contributes.commands.map(each => each.command).filter(each => !known[each]), [])
})
