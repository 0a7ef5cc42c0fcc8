'use strict';

/** Recordings: writes the player's input to a file, and replays such a file. */
class RecordingSection {
  title = 'Recordings';

  #game;
  #opening;

  constructor(game, opening) {
    this.#game = game;
    this.#opening = opening;
  }

  body({menu, again}) {
    const answer = element('p', {role: 'status'});
    const tryTo = (action) => async () => {
      try {
        await action();
      } catch (e) {
        answer.textContent = Trouble.sentence(e);
      }
    };
    const begin = tryTo(async () => {
      await this.#game.record();
      menu.close();
      this.#game.notice(said('Recording.'));
    });
    const end = tryTo(async () => {
      const name = DeviceFiles.name(this.#game.facts.title, 'recording') + '.journal';
      DeviceFiles.give(name, await this.#game.endRecord(), 'text/plain');
      again();
    });
    const replay = tryTo(async () => {
      const [file] = await DeviceFiles.choose({accept: '.journal,.txt'});
      if (file) {
        menu.close();
        await this.#opening.replay(await file.text());
      }
    });
    return [
      element(
        'div',
        {className: 'row'},
        this.#game.isRecording ? button(said('End and download'), end) : button(said('Record from here'), begin),
        button(said('Play a recording'), replay),
      ),
      element('p', {className: 'quiet'}, said('Recordings are those of the desktop: bowsprit replay plays them, too.')),
      answer,
    ];
  }
}
