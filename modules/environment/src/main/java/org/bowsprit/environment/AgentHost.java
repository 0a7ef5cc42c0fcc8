package org.bowsprit.environment;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.state.GameState;

/** A host without a player. Its stored data are part of an environment's state. */
final class AgentHost implements GameHost {

  private Memory memory = new Memory(Map.of(), Optional.empty(), false);

  /**
   * The data that a host stores.
   *
   * @param texts the texts that scripts stored, by name
   * @param saved the game that scripts saved
   * @param ended whether the game has ended by itself
   */
  record Memory(Map<String, Bytes> texts, Optional<GameState> saved, boolean ended) {

    Memory {
      texts = Map.copyOf(texts);
    }
  }

  Memory memory() {
    return memory;
  }

  void restore(Memory earlier) {
    memory = earlier;
  }

  @Override
  public boolean keep(String name, byte[] text) {
    Map<String, Bytes> texts = new TreeMap<>(memory.texts);
    texts.put(name, Bytes.copyOf(text));
    memory = new Memory(texts, memory.saved, memory.ended);
    return true;
  }

  @Override
  public byte[] kept(String name) {
    Bytes text = memory.texts.get(name);
    return text == null ? null : text.toArray();
  }

  @Override
  public boolean save(GameState state) {
    memory = new Memory(memory.texts, Optional.of(state), memory.ended);
    return true;
  }

  @Override
  public Optional<GameState> load() {
    return memory.saved;
  }

  @Override
  public void quit() {
    memory = new Memory(memory.texts, memory.saved, true);
  }
}
