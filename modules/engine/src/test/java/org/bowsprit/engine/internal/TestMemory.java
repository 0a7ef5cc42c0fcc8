package org.bowsprit.engine.internal;

import java.util.HashMap;
import java.util.Map;
import org.bowsprit.engine.world.Memory;

/** Variables of a machine that is not there. */
final class TestMemory implements Memory {

  private final Map<Integer, Integer> values = new HashMap<>();

  @Override
  public int variable(int number) {
    return values.getOrDefault(number, 0);
  }

  @Override
  public void setVariable(int number, int value) {
    values.put(number, value);
  }

  @Override
  public int reference(int word) {
    return variable(word);
  }

  @Override
  public byte[] string(int number) {
    return null;
  }
}
