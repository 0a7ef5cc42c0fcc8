package org.bowsprit.plugin.host.isolation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;

/**
 * Opens the renderer the player named, else the best that this machine can open.
 *
 * <p>The order is: the named one, then the others by falling {@linkplain
 * RendererProvider#preference() preference}. Each that cannot be opened gives one line of reason
 * and makes room for the next.
 */
public final class RendererChooser {

  private final List<RendererProvider> byPreference;
  private final Consumer<String> notes;

  /**
   * Prepares the choice.
   *
   * @param providers every renderer there is
   * @param notes takes, when one was opened, a line for each that was wanted more and was not
   */
  public RendererChooser(Collection<RendererProvider> providers, Consumer<String> notes) {
    this.notes = notes;
    this.byPreference =
        providers.stream()
            .sorted(
                Comparator.comparingInt(RendererProvider::preference)
                    .reversed()
                    .thenComparing(RendererProvider::id))
            .toList();
  }

  /** Returns the choice among the others. */
  RendererChooser without(Collection<String> ids) {
    return new RendererChooser(
        byPreference.stream().filter(provider -> !ids.contains(provider.id())).toList(), notes);
  }

  /** Returns the choice with a newer provider in the place of the one that has its id. */
  RendererChooser with(RendererProvider fresh) {
    List<RendererProvider> renewed = new ArrayList<>(byPreference);
    renewed.replaceAll(old -> old.id().equals(fresh.id()) ? fresh : old);
    return new RendererChooser(renewed, notes);
  }

  /**
   * Opens a renderer.
   *
   * @param wanted id the player named, empty for the best
   * @param settings how to open it
   * @return the open renderer and the id it came from
   * @throws IllegalArgumentException if no renderer has the wanted id
   * @throws RendererException if none could be opened; the message names each reason
   */
  public Choice open(String wanted, DisplaySettings settings) throws RendererException {
    List<String> reasons = new ArrayList<>();
    for (RendererProvider provider : candidates(wanted)) {
      try {
        Renderer opened = openIfAvailable(provider, settings);
        reasons.forEach(notes);
        return new Choice(provider.id(), opened);
      } catch (RendererException e) {
        reasons.add(provider.id() + ": " + e.getMessage());
      }
    }
    throw new RendererException("no renderer could be opened (" + String.join("; ", reasons) + ")");
  }

  /**
   * A renderer that was opened.
   *
   * @param id where it came from
   * @param renderer the open renderer
   */
  public record Choice(String id, Renderer renderer) {}

  private List<RendererProvider> candidates(String wanted) {
    List<RendererProvider> candidates = new ArrayList<>();
    if (!wanted.isEmpty()) {
      candidates.add(named(wanted));
    }
    for (RendererProvider provider : byPreference) {
      if (provider.preference() > 0 && !provider.id().equals(wanted)) {
        candidates.add(provider);
      }
    }
    return candidates;
  }

  private RendererProvider named(String wanted) {
    for (RendererProvider provider : byPreference) {
      if (provider.id().equals(wanted)) {
        return provider;
      }
    }
    List<String> ids = byPreference.stream().map(RendererProvider::id).toList();
    throw new IllegalArgumentException(
        "there is no renderer '" + wanted + "'; there are " + String.join(", ", ids));
  }

  private static Renderer openIfAvailable(RendererProvider provider, DisplaySettings settings)
      throws RendererException {
    try {
      Availability availability = provider.probe();
      if (!availability.available()) {
        throw new RendererException(availability.reason());
      }
      return provider.open(settings);
    } catch (RuntimeException | Error e) {
      // A plugin's code: not even an Error may end the game.
      throw new RendererException("it failed while opening: " + Thrown.inOneLine(e), e);
    }
  }
}
