package org.bowsprit.player.session;

import java.util.OptionalLong;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.journal.JournalPlayer;

/**
 * Starts a session that does not change the data that the game's own scripts have saved. The
 * session starts without their saved game, and everything that they store during the session is
 * lost at its end. Texts that were kept before can still be read, because one of them may be the
 * language.
 */
public final class ApartStart implements SessionStart {

  private final SessionStart start;
  private HeadlessHost kept;

  /**
   * Creates a start that keeps the session apart.
   *
   * @param start starts the session
   */
  public ApartStart(SessionStart start) {
    this(start, new HeadlessHost());
  }

  private ApartStart(SessionStart start, HeadlessHost kept) {
    this.start = start;
    this.kept = kept;
  }

  @Override
  public JournalPlayer begin(GameSetup setup) {
    kept = new ApartHost(kept, setup.host());
    return start.begin(setup.withHost(kept));
  }

  @Override
  public OptionalLong played() {
    return start.played();
  }

  @Override
  public SessionStart followedBy(SessionStart next) {
    return new ApartStart(next, kept);
  }

  /**
   * Passes everything that the player sees on to another host, and stores persistent data only in
   * memory.
   */
  private static final class ApartHost extends HeadlessHost {

    private final GameHost usual;

    private ApartHost(HeadlessHost before, GameHost usual) {
      super(before);
      this.usual = usual;
    }

    @Override
    public void openMenu() {
      usual.openMenu();
    }

    @Override
    public void openSaves() {
      usual.openSaves();
    }

    @Override
    public void quit() {
      usual.quit();
    }

    @Override
    public byte[] kept(String name) {
      byte[] text = super.kept(name);
      return text == null ? usual.kept(name) : text;
    }
  }
}
