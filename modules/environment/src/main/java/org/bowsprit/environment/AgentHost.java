package org.bowsprit.environment;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.state.GameState;

/** A host without a player. Its stored data are part of an environment's state. */
final class AgentHost implements GameHost {

  private HostData data = new HostData(Map.of(), Optional.empty(), false);

  /**
   * The data that a host stores.
   *
   * @param texts the texts that scripts stored, by name
   * @param saved the game that scripts saved
   * @param ended whether the game has ended by itself
   */
  record HostData(Map<String, Bytes> texts, Optional<GameState> saved, boolean ended) {

    HostData {
      texts = Map.copyOf(texts);
    }
  }

  HostData data() {
    return data;
  }

  void restore(HostData earlier) {
    data = earlier;
  }

  @Override
  public boolean storeText(String name, byte[] text) {
    Map<String, Bytes> texts = new TreeMap<>(data.texts);
    texts.put(name, Bytes.copyOf(text));
    data = new HostData(texts, data.saved, data.ended);
    return true;
  }

  @Override
  public byte[] loadText(String name) {
    Bytes text = data.texts.get(name);
    return text == null ? null : text.toArray();
  }

  @Override
  public boolean save(GameState state) {
    data = new HostData(data.texts, Optional.of(state), data.ended);
    return true;
  }

  @Override
  public Optional<GameState> load() {
    return data.saved;
  }

  @Override
  public void quit() {
    data = new HostData(data.texts, data.saved, true);
  }
}
