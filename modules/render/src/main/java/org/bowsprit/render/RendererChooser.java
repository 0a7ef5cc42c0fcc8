package org.bowsprit.render;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/**
 * Opens the renderer the player named, else the best that this machine can open.
 *
 * <p>The order is: the named one, then the others by falling {@linkplain
 * RendererProvider#preference() preference}. Each that cannot be opened gives one line of reason
 * and makes room for the next.
 *
 * @since 0.1
 */
public final class RendererChooser {

  private final List<Ranked> byPreference;
  private final Consumer<String> notes;

  /**
   * Prepares the choice.
   *
   * @param providers every renderer there is
   * @param notes takes one line for each renderer that was wanted and not opened
   */
  public RendererChooser(Collection<RendererProvider> providers, Consumer<String> notes) {
    this.notes = notes;
    this.byPreference =
        providers.stream()
            .map(provider -> new Ranked(provider, preference(provider)))
            .sorted(
                Comparator.comparingInt(Ranked::preference)
                    .reversed()
                    .thenComparing(ranked -> ranked.provider().id()))
            .toList();
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
        return new Choice(provider.id(), openIfAvailable(provider, settings));
      } catch (RendererException e) {
        String reason = provider.id() + ": " + e.getMessage();
        reasons.add(reason);
        notes.accept(reason);
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

  private record Ranked(RendererProvider provider, int preference) {}

  private int preference(RendererProvider provider) {
    try {
      return provider.preference();
    } catch (RuntimeException | Error e) {
      // Code of a stranger: not even an Error may end the game.
      notes.accept(
          provider.id() + ": it failed when asked how good it is: " + Breakage.inOneLine(e));
      return 0;
    }
  }

  private List<RendererProvider> candidates(String wanted) {
    List<RendererProvider> candidates = new ArrayList<>();
    if (!wanted.isEmpty()) {
      candidates.add(named(wanted));
    }
    for (Ranked ranked : byPreference) {
      if (ranked.preference() > 0 && !ranked.provider().id().equals(wanted)) {
        candidates.add(ranked.provider());
      }
    }
    return candidates;
  }

  private RendererProvider named(String wanted) {
    List<RendererProvider> all = byPreference.stream().map(Ranked::provider).toList();
    for (RendererProvider provider : all) {
      if (provider.id().equals(wanted)) {
        return provider;
      }
    }
    List<String> ids = all.stream().map(RendererProvider::id).toList();
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
      // Code of a stranger: not even an Error may end the game.
      throw new RendererException("it failed while opening: " + Breakage.inOneLine(e), e);
    }
  }
}
