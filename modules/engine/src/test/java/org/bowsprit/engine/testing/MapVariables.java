package org.bowsprit.engine.testing;

import java.util.HashMap;
import java.util.Map;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.StringResources;
import org.bowsprit.vm.Variables;
import org.bowsprit.vm.code.ScriptText;

/**
 * Stores the variables of a game in a map, for tests without a virtual machine. There are no
 * strings.
 */
public final class MapVariables implements Variables, StringResources {

  private final Map<Integer, Integer> values = new HashMap<>();

  @Override
  public int get(EngineVariable variable) {
    return read(variable.number());
  }

  @Override
  public void set(EngineVariable variable, int value) {
    write(variable.number(), value);
  }

  @Override
  public int read(int word) {
    return peek(word);
  }

  @Override
  public int peek(int word) {
    return values.getOrDefault(word, 0);
  }

  @Override
  public void write(int word, int value) {
    values.put(word, value);
  }

  @Override
  public ScriptText text(int number) {
    return null;
  }
}
