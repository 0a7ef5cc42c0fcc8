'use strict'

const { spawn } = require('child_process')
const fs = require('fs')
const path = require('path')
const vscode = require('vscode')
const { LanguageClient } = require('vscode-languageclient/node')

/** For each task, a function that returns the arguments of `bowsprit` for a folder of sources. */
const TASKS = {
  build: (folder) => ['build', folder, '--out', path.join(folder, '.bowsprit', 'game')],
  play: (folder) => ['play', path.join(folder, '.bowsprit', 'game')],
  playtest: (folder) => ['playtest', folder],
  test: (folder) => ['test', folder],
  format: (folder) => ['format', folder]
}

let client
let laboratory

/** Returns the program that the settings name. */
function program () {
  return vscode.workspace.getConfiguration('bowsprit').get('command', 'bowsprit')
}

/** Returns the nearest folder with a game.bow at or above a folder; undefined if there is none. */
function sourcesAbove (folder) {
  for (let each = folder; ; each = path.dirname(each)) {
    if (fs.existsSync(path.join(each, 'game.bow'))) {
      return each
    }
    if (each === path.dirname(each)) {
      return undefined
    }
  }
}

/** Returns the folder of sources of the script that is being edited, or of the workspace. */
function sources () {
  const editor = vscode.window.activeTextEditor
  const folders = (vscode.workspace.workspaceFolders || []).map(each => each.uri.fsPath)
  const opened = editor && editor.document.languageId === 'bow'
    ? [path.dirname(editor.document.uri.fsPath)]
    : []
  return [...opened, ...folders].map(sourcesAbove).find(Boolean)
}

function task (name, definition) {
  const folder = definition.source || sources()
  if (!folder || !TASKS[name]) {
    return undefined
  }
  return new vscode.Task(
    definition, vscode.TaskScope.Workspace, name, 'bowsprit',
    new vscode.ProcessExecution(program(), TASKS[name](folder)), '$bowsprit')
}

const taskProvider = {
  provideTasks: () => Object.keys(TASKS)
    .map(name => task(name, { type: 'bowsprit', task: name }))
    .filter(Boolean),
  resolveTask: (given) => task(given.definition.task, given.definition)
}

const debugAdapters = {
  createDebugAdapterDescriptor: () =>
    new vscode.DebugAdapterExecutable(program(), ['debug-adapter'])
}

/** Fills in the attributes of a launch without a configuration. */
const launches = {
  resolveDebugConfiguration: (folder, given) => {
    if (given.type) {
      return given
    }
    const program = sources()
    return program && { type: 'bowsprit', request: 'launch', name: 'Play', program }
  }
}

/** Opens the live laboratory, in which the user sees the rooms of the sources and draws in them. */
function preview () {
  const folder = sources()
  if (!folder) {
    return vscode.window.showErrorMessage('No game.bow in this folder or above it.')
  }
  stopLaboratory()
  laboratory = spawn(program(), ['lab', folder, '--write', '--no-open'])
  let told = ''
  laboratory.stdout.on('data', data => {
    told += data
    const address = told.match(/http:\/\/\S+/)
    if (address) {
      laboratory.stdout.removeAllListeners('data')
      vscode.commands.executeCommand('simpleBrowser.show', address[0])
    }
  })
  laboratory.on('error', error => vscode.window.showErrorMessage(`${program()}: ${error.message}`))
}

function stopLaboratory () {
  if (laboratory) {
    laboratory.kill()
    laboratory = undefined
  }
}

function activate (context) {
  const run = { command: program(), args: ['language-server'] }
  client = new LanguageClient(
    'bowsprit', 'Bowsprit', { run, debug: run }, { documentSelector: [{ language: 'bow' }] })
  context.subscriptions.push(
    vscode.tasks.registerTaskProvider('bowsprit', taskProvider),
    vscode.debug.registerDebugAdapterDescriptorFactory('bowsprit', debugAdapters),
    vscode.debug.registerDebugConfigurationProvider('bowsprit', launches),
    vscode.commands.registerCommand('bowsprit.preview', preview))
  return client.start()
}

function deactivate () {
  stopLaboratory()
  return client && client.stop()
}

module.exports = { activate, deactivate }
