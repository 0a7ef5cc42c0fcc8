package org.bowsprit.player.session;

import java.util.OptionalLong;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.journal.JournalPlayer;

/**
 * Starts a session that does not change the data that the game's own scripts have stored. The
 * session starts without the save of the scripts, and everything that the scripts store during the
 * session is lost at its end. Texts that the scripts stored before can still be read, because one
 * of them may be the language.
 */
public final class IsolatedStart implements SessionStart {

  private final SessionStart start;
  private HeadlessHost host;

  /**
   * Creates a start of an isolated session.
   *
   * @param start starts the session
   */
  public IsolatedStart(SessionStart start) {
    this(start, new HeadlessHost());
  }

  private IsolatedStart(SessionStart start, HeadlessHost host) {
    this.start = start;
    this.host = host;
  }

  @Override
  public JournalPlayer begin(GameSetup setup) {
    host = new IsolatedHost(host, setup.host());
    return start.begin(setup.withHost(host));
  }

  @Override
  public OptionalLong jiffiesPlayed() {
    return start.jiffiesPlayed();
  }

  @Override
  public SessionStart replacedBy(SessionStart next) {
    return new IsolatedStart(next, host);
  }

  /**
   * Passes requests that the player can see to another host, but stores persistent data only in
   * memory.
   */
  private static final class IsolatedHost extends HeadlessHost {

    private final GameHost realHost;

    private IsolatedHost(HeadlessHost previous, GameHost realHost) {
      super(previous);
      this.realHost = realHost;
    }

    @Override
    public void openMenu() {
      realHost.openMenu();
    }

    @Override
    public void openSavedGames() {
      realHost.openSavedGames();
    }

    @Override
    public void quit() {
      realHost.quit();
    }

    @Override
    public byte[] loadText(String name) {
      byte[] text = super.loadText(name);
      return text == null ? realHost.loadText(name) : text;
    }
  }
}
