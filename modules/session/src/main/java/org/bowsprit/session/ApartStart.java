package org.bowsprit.session;

import java.util.OptionalLong;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.journal.JournalPlayer;

/**
 * Begins a session that leaves alone what the game's own scripts have saved: it begins without, and
 * what they save or keep in it is forgotten when it ends. Texts that they kept before are there to
 * be read, for one may be the language.
 */
public final class ApartStart implements SessionStart {

  private final SessionStart start;
  private HeadlessHost kept;

  /**
   * Has a session begin apart.
   *
   * @param start begins it
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

  /** Does what the player notices as always, and keeps apart what would last. */
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
