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
 * Opens the renderer that the player named, otherwise the best renderer that this machine can open.
 *
 * <p>The chooser tries the named renderer first, then the others in the order of descending
 * {@linkplain RendererProvider#preference() preference}. Each renderer that cannot be opened adds
 * one line with its reason.
 */
public final class RendererChooser {

  private final List<RendererProvider> byPreference;
  private final Consumer<String> notes;

  /**
   * Creates a chooser.
   *
   * @param providers all renderers
   * @param notes receives one line for each preferred renderer that could not be opened, after
   *     another one was opened
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

  /** Returns a chooser without the renderers with these ids. */
  RendererChooser without(Collection<String> ids) {
    return new RendererChooser(
        byPreference.stream().filter(provider -> !ids.contains(provider.id())).toList(), notes);
  }

  /** Returns a chooser in which a newer provider replaces the provider with the same id. */
  RendererChooser withReplacement(RendererProvider newProvider) {
    List<RendererProvider> updated = new ArrayList<>(byPreference);
    updated.replaceAll(old -> old.id().equals(newProvider.id()) ? newProvider : old);
    return new RendererChooser(updated, notes);
  }

  /**
   * Opens a renderer.
   *
   * @param wantedId the requested id, empty for the best
   * @param settings the settings for opening it
   * @return the open renderer and the id of its provider
   * @throws IllegalArgumentException if no renderer has the wanted id
   * @throws RendererException if none could be opened; the message contains each reason
   */
  public Choice open(String wantedId, DisplaySettings settings) throws RendererException {
    List<String> reasons = new ArrayList<>();
    for (RendererProvider provider : candidates(wantedId)) {
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
   * @param id the id of its provider
   * @param renderer the open renderer
   */
  public record Choice(String id, Renderer renderer) {}

  private List<RendererProvider> candidates(String wantedId) {
    List<RendererProvider> candidates = new ArrayList<>();
    if (!wantedId.isEmpty()) {
      candidates.add(findById(wantedId));
    }
    for (RendererProvider provider : byPreference) {
      if (provider.preference() > 0 && !provider.id().equals(wantedId)) {
        candidates.add(provider);
      }
    }
    return candidates;
  }

  private RendererProvider findById(String wantedId) {
    for (RendererProvider provider : byPreference) {
      if (provider.id().equals(wantedId)) {
        return provider;
      }
    }
    List<String> ids = byPreference.stream().map(RendererProvider::id).toList();
    throw new IllegalArgumentException(
        "there is no renderer '" + wantedId + "'; there are " + String.join(", ", ids));
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
      // This runs a plugin's code, so even an Error must not end the game.
      throw new RendererException("it failed while opening: " + Thrown.asLine(e), e);
    }
  }
}
