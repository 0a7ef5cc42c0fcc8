package org.bowsprit.audio.imuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.resource.Piece;
import org.bowsprit.audio.state.ImuseState;
import org.bowsprit.audio.state.PlayerState;
import org.bowsprit.audio.synth.PartDevice;

/**
 * The interactive music of SCUMM v5: eight players on one device, steered by scripts and by the
 * music itself (spec 11).
 *
 * <p>Runs on the game's logical clock alone: {@link #advance} lets time pass. The answers are the
 * same whatever the device behind does, or with none. Not thread-safe: belongs to the game's
 * thread.
 */
public final class Imuse {

  /** Microseconds by which the music should be advanced at a time, like the original's timer. */
  public static final int QUANTUM_MICROS = 4000;

  private static final int PLAYERS = 8;
  private static final int TIMER_UNITS_A_QUARTER = 2;

  private final MusicLibrary library;
  private final Quirks quirks;
  private final MusicRaces races;
  private final boolean fadesAreSilent;
  private final Orchestra orchestra;
  private final List<Player> players = new ArrayList<>(PLAYERS);
  private final TriggerQueue triggers = new TriggerQueue();
  private final ImuseCommands commands;

  /**
   * Makes a sequencer with nothing playing.
   *
   * @param device plays the notes
   * @param library where music comes from
   * @param userVolume the player's own music volume, 0 to 255
   * @param quirks what to imitate of the captured interpreter
   */
  public Imuse(PartDevice device, MusicLibrary library, int userVolume, Quirks quirks) {
    this(device, library, userVolume, quirks, MusicRaces.NONE, false);
  }

  /**
   * Makes a sequencer with nothing playing, for a game with peculiarities.
   *
   * @param device plays the notes
   * @param library where music comes from
   * @param userVolume the player's own music volume, 0 to 255
   * @param quirks what to imitate of the captured interpreter
   * @param races what of the game's music comes too soon
   * @param fadesAreSilent whether scripts take a sound that fades to silence for one that has ended
   *     (spec 13 §9.3)
   */
  public Imuse(
      PartDevice device,
      MusicLibrary library,
      int userVolume,
      Quirks quirks,
      MusicRaces races,
      boolean fadesAreSilent) {
    this.fadesAreSilent = fadesAreSilent || quirks.has(Quirk.FADES_ARE_SILENT);
    this.library = library;
    this.quirks = quirks;
    this.races = races;
    VolumeGroups volumes = new VolumeGroups(userVolume);
    this.orchestra =
        new Orchestra(new PartPool(device, quirks), volumes, quirks, this::markerPassed);
    for (int i = 0; i < PLAYERS; i++) {
      players.add(new Player(orchestra));
    }
    this.commands = new ImuseCommands(this, orchestra, triggers);
  }

  /** Lets logical time pass, once: call it every {@link #QUANTUM_MICROS} with just that. */
  public void advance(int micros) {
    // By index: an iterator would be the one object a quiet frame makes.
    for (int i = 0; i < players.size(); i++) {
      Player player = players.get(i);
      if (player.active()) {
        player.advance(micros);
      }
    }
  }

  /** Returns everything that decides how the music goes on. */
  public ImuseState snapshot() {
    return new ImuseState(
        orchestra.volumes().snapshot(),
        orchestra.snapshotPatches(),
        triggers.snapshot(),
        triggers.filling(),
        triggers.waiting(),
        players.stream().map(Player::snapshot).toList());
  }

  /**
   * Stops everything and goes on from {@code state} instead. The device is told nothing, but where
   * the player's own volume was another.
   *
   * @param music finds the pieces that play, whether they are in memory or not
   * @return whether all that plays was found; what was not has ended
   * @throws IllegalArgumentException if the state does not fit the music or itself; what plays then
   *     is of no use
   */
  public boolean restore(ImuseState state, MusicLibrary music) {
    boolean whole = true;
    stopAll();
    orchestra.volumes().restore(state.volumes());
    orchestra.restorePatches(state.patches());
    triggers.restore(state.triggers(), state.filling(), state.closed());
    for (int i = 0; i < PLAYERS; i++) {
      PlayerState player = state.players().get(i);
      if (player.sound() != 0) {
        Optional<Piece> piece = music.find(player.sound());
        if (piece.isPresent()) {
          players.get(i).restore(player, piece.get());
        } else {
          whole = false;
        }
      }
    }
    orchestra.parts().assignLostChannels();
    if (state.volumes().user() != orchestra.volumes().user()) {
      players.stream().filter(Player::active).forEach(Player::updateLevel);
    }
    return whole;
  }

  /**
   * Tells a device that has heard nothing of the music so far all it needs to go on, held notes
   * included.
   */
  public void retell() {
    players.stream().filter(Player::active).forEach(Player::retell);
  }

  /** Returns what plays, by player slot. */
  public List<Tune> tunes() {
    return players.stream().filter(Player::active).map(Player::tune).toList();
  }

  /**
   * Carries out a command of a script (spec 11 §4).
   *
   * @param words command number first; missing ones count as 0
   * @return its result, -1 if it failed
   */
  public int command(int... words) {
    return commands.run(words);
  }

  /**
   * Returns whether a command, once it is carried out, will have a sound wait for a marker (spec 10
   * §4.2).
   *
   * @param words command number first
   */
  public static boolean putsStartBehindMarker(int[] words, int sound) {
    return ImuseCommands.putsStartBehindMarker(words, sound);
  }

  /** Starts a sound; returns whether there is music for it and a player to play it. */
  public boolean start(int sound) {
    Optional<Piece> piece = library.find(sound);
    if (piece.isEmpty() || races.keepersOf(sound).stream().anyMatch(other -> status(other) == 1)) {
      return false;
    }
    races.endedBy(sound).forEach(this::stop);
    Player player = playerFor(sound, piece.get());
    if (player == null) {
      return false;
    }
    player.stop();
    player.start(sound, piece.get());
    return true;
  }

  private Player playerFor(int sound, Piece piece) {
    Player playing = playing(sound);
    if (playing != null) {
      return playing;
    }
    Player least = null;
    for (Player player : players) {
      if (!player.active()) {
        return player;
      }
      if (least == null || player.priority() < least.priority()) {
        least = player;
      }
    }
    return least.priority() < piece.sequence().start().priority() ? least : null;
  }

  /** Stops a sound; returns whether it was playing. */
  public boolean stop(int sound) {
    Player player = playing(sound);
    if (player != null) {
      player.stop();
    }
    return player != null;
  }

  /** Stops everything and forgets what waits for markers. */
  public void stopAll() {
    triggers.clear();
    for (Player player : players) {
      player.stop();
    }
  }

  /**
   * Returns 1 if a sound plays, 2 if it only waits for a marker, else 0. One that fades to silence
   * plays until it has ended, but in games that take it for silent at once.
   */
  public int status(int sound) {
    Player player = playing(sound);
    if (player != null && !(fadesAreSilent && player.fadingToSilence())) {
      return 1;
    }
    return triggers.willStart(sound) ? 2 : 0;
  }

  /**
   * Returns the music timer: eighths of the music that has been playing longest, 0 if none plays
   * (spec 10 §5).
   */
  public int musicTimer() {
    long longest = 0;
    for (int i = 0; i < PLAYERS; i++) {
      Player player = players.get(i);
      if (player.active()) {
        longest = Math.max(longest, player.playhead().ticks());
      }
    }
    int timer = (int) (longest * TIMER_UNITS_A_QUARTER / MusicPosition.TICKS_A_BEAT);
    return quirks.has(Quirk.TIMER_LESS_ONE) ? Math.max(0, timer - 1) : timer;
  }

  /** The player of a sound, or null. */
  Player playing(int sound) {
    for (int i = 0; i < PLAYERS; i++) {
      Player player = players.get(i);
      if (player.active() && player.sound() == sound) {
        return player;
      }
    }
    return null;
  }

  List<Player> players() {
    return players;
  }

  Quirks quirks() {
    return quirks;
  }

  MusicRaces races() {
    return races;
  }

  private void markerPassed(Player player, int marker) {
    if (triggers.fire(player.sound(), marker)) {
      for (List<Integer> words = triggers.nextCommand();
          !words.isEmpty();
          words = triggers.nextCommand()) {
        command(words.stream().mapToInt(Integer::intValue).toArray());
      }
    }
  }
}
