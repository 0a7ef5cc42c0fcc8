package org.bowsprit.engine.internal.writing;

import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.world.World;

/** The sources for substitutions in texts. */
public final class TextSources implements TextExpander.Sources {

  private final World world;

  public TextSources(World world) {
    this.world = world;
  }

  @Override
  public int variable(int reference) {
    return world.variables().read(reference);
  }

  @Override
  public byte[] verb(int verb) {
    return world.verbs().labelOf(verb);
  }

  @Override
  public byte[] name(int id) {
    return world.nameOf(id);
  }

  @Override
  public byte[] string(int number) {
    return world.stringResource(number);
  }
}
