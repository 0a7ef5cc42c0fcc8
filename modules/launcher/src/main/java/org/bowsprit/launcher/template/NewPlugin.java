package org.bowsprit.launcher.template;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.launcher.console.VersionText;
import org.bowsprit.launcher.failure.CommandFailure;

/** Writes a plugin project that builds, passes its contract test and loads. */
public final class NewPlugin {

  private final Sdk sdk;

  @Inject
  NewPlugin(Sdk sdk) {
    this.sdk = sdk;
  }

  /**
   * Writes a project.
   *
   * @param folder the project's folder, which must not be there; its name is the plugin's id
   * @param kind {@code router}, {@code renderer} or {@code audio}
   * @param groupId the Maven group
   * @throws CommandFailure wrong usage, if one of these makes no sense
   */
  public void write(Path folder, String kind, String groupId) throws IOException {
    String name = String.valueOf(folder.toAbsolutePath().normalize().getFileName());
    if (!PluginProject.isId(name)) {
      throw CommandFailure.usage(
          "a plugin can't be called '" + name + "': use words of a-z and 0-9, hyphens between");
    }
    if (!PluginProject.isGroup(groupId)) {
      throw CommandFailure.usage("'" + groupId + "' is no Maven group such as org.example");
    }
    if (Files.exists(folder)) {
      throw CommandFailure.usage(folder + " is there already");
    }
    PluginProject project = new PluginProject(name, groupId);
    try (PluginTemplate template = new PluginTemplate(sdk.archetype())) {
      template.write(kind, project.properties(sdk.home(), VersionText.version()), folder);
    }
  }
}
