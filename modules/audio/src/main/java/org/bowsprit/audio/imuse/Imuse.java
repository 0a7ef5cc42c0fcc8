package org.bowsprit.audio.imuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.resource.Piece;
import org.bowsprit.audio.state.ImuseState;
import org.bowsprit.audio.state.PlayerState;
import org.bowsprit.audio.synth.PartDevice;

/**
 * The interactive music of SCUMM v5. Scripts and commands in the music control eight players on one
 * device (spec 11).
 *
 * <p>The sequencer uses only the game's logical clock, which {@link #advance} moves. Its results do
 * not depend on the device. It is not thread-safe, and only the game's thread may use it.
 */
public final class Imuse {

  /** The time step of the music in microseconds. The timer of the original has the same period. */
  public static final int QUANTUM_MICROS = 4000;

  private static final int PLAYER_COUNT = 8;
  private static final int TIMER_UNITS_PER_QUARTER = 2;

  private final MusicLibrary library;
  private final Quirks quirks;
  private final MusicRaces races;
  private final boolean fadesAreSilent;
  private final Orchestra orchestra;
  private final List<Player> players = new ArrayList<>(PLAYER_COUNT);
  private final TriggerQueue triggers = new TriggerQueue();
  private final ImuseCommands commands;

  /**
   * Creates a sequencer that plays nothing.
   *
   * @param device the device that plays the notes
   * @param library the library that finds the music
   * @param userVolume the player's own music volume, 0 to 255
   * @param quirks the quirks of the capturing interpreter to imitate
   */
  public Imuse(PartDevice device, MusicLibrary library, int userVolume, Quirks quirks) {
    this(device, library, userVolume, quirks, MusicRaces.NONE, false);
  }

  /**
   * Creates a sequencer that plays nothing, for a game with special rules.
   *
   * @param device the device that plays the notes
   * @param library the library that finds the music
   * @param userVolume the player's own music volume, 0 to 255
   * @param quirks the quirks of the capturing interpreter to imitate
   * @param races the music that the game's scripts start or stop too early
   * @param fadesAreSilent true if a sound that fades to silence counts as ended for scripts (spec
   *     13 §9.3)
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
        new Orchestra(new PartPool(device, quirks), volumes, quirks, this::runTriggers);
    for (int i = 0; i < PLAYER_COUNT; i++) {
      players.add(new Player(orchestra));
    }
    this.commands = new ImuseCommands(this, orchestra, triggers);
  }

  /**
   * Advances logical time. Must be called once per {@link #QUANTUM_MICROS}, with this value as the
   * argument.
   */
  public void advance(int micros) {
    // The loop uses an index, because an iterator would be the only allocation of a quiet frame.
    for (int i = 0; i < players.size(); i++) {
      Player player = players.get(i);
      if (player.isActive()) {
        player.advance(micros);
      }
    }
  }

  /** Returns the complete state of the music. */
  public ImuseState snapshot() {
    return new ImuseState(
        orchestra.volumes().snapshot(),
        orchestra.snapshotPatches(),
        triggers.snapshot(),
        triggers.isLastOpen(),
        triggers.closedCount(),
        players.stream().map(Player::snapshot).toList());
  }

  /**
   * Stops everything and continues from {@code state}. Sends messages to the device only if the
   * user has changed the music volume.
   *
   * @param music the library that finds the playing pieces, even if they are not in memory
   * @return true if all playing pieces were found; false if a piece was not found and has ended
   * @throws IllegalArgumentException if the state does not fit the music or is inconsistent; the
   *     sequencer is then unusable
   */
  public boolean restore(ImuseState state, MusicLibrary music) {
    boolean isAllMusicFound = true;
    stopAll();
    orchestra.volumes().restore(state.volumes());
    orchestra.restorePatches(state.patches());
    triggers.restore(state.triggers(), state.filling(), state.closed());
    for (int i = 0; i < PLAYER_COUNT; i++) {
      PlayerState player = state.players().get(i);
      if (player.sound() != 0) {
        Optional<Piece> piece = music.find(player.sound());
        if (piece.isPresent()) {
          players.get(i).restore(player, piece.get());
        } else {
          isAllMusicFound = false;
        }
      }
    }
    orchestra.parts().assignLostChannels();
    if (state.volumes().user() != orchestra.volumes().userVolume()) {
      players.stream().filter(Player::isActive).forEach(Player::updateLevel);
    }
    return isAllMusicFound;
  }

  /**
   * Sends the complete current state, including held notes, to a device that has not received any
   * of the music.
   */
  public void resend() {
    players.stream().filter(Player::isActive).forEach(Player::resend);
  }

  /** Returns the playing pieces, in the order of their players. */
  public List<Tune> tunes() {
    return players.stream().filter(Player::isActive).map(Player::tune).toList();
  }

  /**
   * Carries out a command of a script (spec 11 §4).
   *
   * @param words the command number, and then the arguments; missing arguments count as 0
   * @return the result of the command; -1 if it failed
   */
  public int command(int... words) {
    return commands.run(words);
  }

  /**
   * Returns whether a command makes the start of a sound wait for a marker (spec 10 §4.2).
   *
   * @param words the command number, and then the arguments
   */
  public static boolean putsStartBehindMarker(int[] words, int sound) {
    return ImuseCommands.putsStartBehindMarker(words, sound);
  }

  /**
   * Starts a sound. Returns false if there is no music for it, if a playing sound prevents its
   * start, or if there is no player that it may use.
   */
  public boolean start(int sound) {
    Optional<Piece> piece = library.find(sound);
    if (piece.isEmpty()
        || races.preventersOf(sound).stream().anyMatch(other -> status(other) == 1)) {
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
    Player currentPlayer = playerOf(sound);
    if (currentPlayer != null) {
      return currentPlayer;
    }
    Player leastImportant = null;
    for (Player player : players) {
      if (!player.isActive()) {
        return player;
      }
      if (leastImportant == null || player.priority() < leastImportant.priority()) {
        leastImportant = player;
      }
    }
    return leastImportant.priority() < piece.sequence().start().priority() ? leastImportant : null;
  }

  /** Stops a sound. Returns whether it was playing. */
  public boolean stop(int sound) {
    Player player = playerOf(sound);
    if (player != null) {
      player.stop();
    }
    return player != null;
  }

  /** Stops everything and discards all triggers. */
  public void stopAll() {
    triggers.clear();
    for (Player player : players) {
      player.stop();
    }
  }

  /**
   * Returns 1 if a sound plays, 2 if it waits for a marker, otherwise 0. A sound that fades to
   * silence counts as playing until it ends, except in games in which it immediately counts as
   * ended.
   */
  public int status(int sound) {
    Player player = playerOf(sound);
    if (player != null && !(fadesAreSilent && player.isFadingToSilence())) {
      return 1;
    }
    return triggers.willStart(sound) ? 2 : 0;
  }

  /**
   * Returns the music timer, which is the number of eighth notes that the longest playing music has
   * played, or 0 if no music plays (spec 10 §5).
   */
  public int musicTimer() {
    long longestTicks = 0;
    for (int i = 0; i < PLAYER_COUNT; i++) {
      Player player = players.get(i);
      if (player.isActive()) {
        longestTicks = Math.max(longestTicks, player.playhead().ticks());
      }
    }
    int timer = (int) (longestTicks * TIMER_UNITS_PER_QUARTER / MusicPosition.TICKS_PER_BEAT);
    return quirks.has(Quirk.TIMER_IS_ONE_LESS) ? Math.max(0, timer - 1) : timer;
  }

  /** Returns the player that plays a sound, or null if the sound does not play. */
  Player playerOf(int sound) {
    for (int i = 0; i < PLAYER_COUNT; i++) {
      Player player = players.get(i);
      if (player.isActive() && player.sound() == sound) {
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

  private void runTriggers(Player player, int marker) {
    if (triggers.fire(player.sound(), marker)) {
      for (List<Integer> words = triggers.nextCommand();
          !words.isEmpty();
          words = triggers.nextCommand()) {
        command(words.stream().mapToInt(Integer::intValue).toArray());
      }
    }
  }
}
