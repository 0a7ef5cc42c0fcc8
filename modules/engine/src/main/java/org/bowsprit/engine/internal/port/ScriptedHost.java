package org.bowsprit.engine.internal.port;

import java.nio.charset.StandardCharsets;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.internal.input.Interruptions;
import org.bowsprit.engine.state.RequestState;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.port.HostPort;
import org.bowsprit.vm.port.SavePort;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Stores the requests of scripts to the program around the game until the step of the frame that
 * handles them.
 */
public final class ScriptedHost implements HostPort, SavePort {

  private static final Logger LOG = LoggerFactory.getLogger(ScriptedHost.class);
  private static final int NOTHING = -1;

  private final GameHost host;
  private final Interruptions interruptions;
  private final World world;
  private boolean restart;
  private int save = NOTHING;
  private int load = NOTHING;

  public ScriptedHost(GameHost host, Interruptions interruptions, World world) {
    this.host = host;
    this.interruptions = interruptions;
    this.world = world;
  }

  @Override
  public void restart() {
    restart = true;
  }

  @Override
  public void pause() {
    interruptions.pause();
  }

  @Override
  public void quit() {
    host.quit();
  }

  @Override
  public void requestSave(int slot) {
    save = slot;
  }

  @Override
  public void requestLoad(int slot) {
    load = slot;
  }

  @Override
  public boolean save(int slot) {
    requestSave(slot);
    return true;
  }

  @Override
  public boolean load(int slot) {
    if (exists(slot)) {
      requestLoad(slot);
      return true;
    }
    return false;
  }

  @Override
  public boolean exists(int slot) {
    return host.load().isPresent();
  }

  @Override
  public boolean saveString(ScriptText name, byte[] string) {
    return host.keep(readable(name), string.clone());
  }

  @Override
  public byte[] loadString(ScriptText name) {
    return host.kept(readable(name));
  }

  @Override
  public void debug(int value) {
    LOG.debug("script says {}", value);
    int key = world.variables().get(EngineVariable.MAINMENU_KEY);
    if (value != 0 && value == -key) {
      host.preferNewest();
    } else if (value != 0 && value == key) {
      // The value 0 tells the script that a host received the request. It is the same for every
      // host, so that recordings do not depend on the host.
      world.variables().set(EngineVariable.GAME_LOADED, 0);
      host.openSaves();
    }
  }

  private static String readable(ScriptText name) {
    return new String(name.toBytes(), StandardCharsets.ISO_8859_1);
  }

  public RequestState snapshot() {
    return new RequestState(restart, save != NOTHING, load != NOTHING);
  }

  public void restore(RequestState saved) {
    restart = saved.restart();
    save = saved.save() ? 0 : NOTHING;
    load = saved.load() ? 0 : NOTHING;
  }

  /** Returns whether a restart is requested. */
  public boolean wantsRestart() {
    return restart;
  }

  /** Returns whether a save is requested, and clears the request. */
  public boolean takeSave() {
    boolean wanted = save != NOTHING;
    save = NOTHING;
    return wanted;
  }

  /** Returns whether a load is requested, and clears the request. */
  public boolean takeLoad() {
    boolean wanted = load != NOTHING;
    load = NOTHING;
    return wanted;
  }

  public boolean wantsLoad() {
    return load != NOTHING;
  }
}
