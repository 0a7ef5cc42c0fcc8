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
 * Stores the requests of scripts to the program that runs the game, until the step of the frame in
 * which they are handled.
 */
public final class ScriptHostAccess implements HostPort, SavePort {

  private static final Logger LOG = LoggerFactory.getLogger(ScriptHostAccess.class);
  private static final int NO_SLOT = -1;

  private final GameHost host;
  private final Interruptions interruptions;
  private final World world;
  private boolean isRestartRequested;
  private int requestedSave = NO_SLOT;
  private int requestedLoad = NO_SLOT;

  public ScriptHostAccess(GameHost host, Interruptions interruptions, World world) {
    this.host = host;
    this.interruptions = interruptions;
    this.world = world;
  }

  @Override
  public void restart() {
    isRestartRequested = true;
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
    requestedSave = slot;
  }

  @Override
  public void requestLoad(int slot) {
    requestedLoad = slot;
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
    return host.storeText(text(name), string.clone());
  }

  @Override
  public byte[] loadString(ScriptText name) {
    return host.loadText(text(name));
  }

  @Override
  public void debug(int value) {
    LOG.debug("debug value of a script: {}", value);
    int key = world.variables().get(EngineVariable.MAINMENU_KEY);
    if (value != 0 && value == -key) {
      host.loadNewestNext();
    } else if (value != 0 && value == key) {
      // The value 0 tells the script that a host received the request. The value is the same for
      // every host, so that recordings do not depend on the host.
      world.variables().set(EngineVariable.GAME_LOADED, 0);
      host.openSavedGames();
    }
  }

  private static String text(ScriptText name) {
    return new String(name.toBytes(), StandardCharsets.ISO_8859_1);
  }

  public RequestState snapshot() {
    return new RequestState(isRestartRequested, requestedSave != NO_SLOT, requestedLoad != NO_SLOT);
  }

  public void restore(RequestState saved) {
    isRestartRequested = saved.restart();
    requestedSave = saved.save() ? 0 : NO_SLOT;
    requestedLoad = saved.load() ? 0 : NO_SLOT;
  }

  /** Returns whether a restart is requested. */
  public boolean isRestartRequested() {
    return isRestartRequested;
  }

  /** Returns whether a save is requested, and clears the request. */
  public boolean takeSaveRequest() {
    boolean isRequested = requestedSave != NO_SLOT;
    requestedSave = NO_SLOT;
    return isRequested;
  }

  /** Returns whether a load is requested, and clears the request. */
  public boolean takeLoadRequest() {
    boolean isRequested = requestedLoad != NO_SLOT;
    requestedLoad = NO_SLOT;
    return isRequested;
  }

  public boolean isLoadRequested() {
    return requestedLoad != NO_SLOT;
  }
}
