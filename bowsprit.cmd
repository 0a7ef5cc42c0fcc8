@echo off
rem Builds what is missing or stale, quietly, then runs Bowsprit.
setlocal
set "ROOT=%~dp0"
set "BUILT=%ROOT%distribution\target\built"
rem Playing needs the least. The page for browsers takes minutes to build, what plugins are written with a while.
set "PART=bin"
set "OPTIONS=-P !gates -Dbowsprit.play"
for %%C in (export-web lab) do if "%~1"=="%%C" set "PART=web" & set "OPTIONS=-P !gates,web -Dbowsprit.play"
if "%~1"=="package" set "PART=sdk"
for %%C in ("plugins new" "plugins sdk") do if "%~1 %~2"=="%%~C" set "PART=sdk"
if "%PART%"=="sdk" set "OPTIONS=-P !gates -DskipTests"
if not exist "%ROOT%distribution\target\bowsprit\%PART%" goto build
powershell -NoProfile -Command "$b = Get-Item -ErrorAction SilentlyContinue '%BUILT%'; if (-not $b) { exit 1 }; $n = Get-ChildItem -Recurse -File '%ROOT%pom.xml','%ROOT%modules','%ROOT%plugins','%ROOT%distribution','%ROOT%games' -ErrorAction SilentlyContinue | Where-Object { $_.FullName -notmatch '\\target\\|\\src\\test\\' -and $_.LastWriteTime -gt $b.LastWriteTime } | Select-Object -First 1; if ($n) { exit 1 }"
if not errorlevel 1 goto run
:build
echo Building Bowsprit 1>&2
if not exist "%ROOT%target" mkdir "%ROOT%target"
pushd "%ROOT%"
call "%ROOT%mvnw.cmd" -B %OPTIONS% -pl distribution -am package >"%ROOT%target\bowsprit-build.log" 2>&1
if errorlevel 1 (
  popd
  echo bowsprit: the build failed; the whole log is target\bowsprit-build.log 1>&2
  exit /b 1
)
popd
type nul >"%BUILT%"
:run
call "%ROOT%distribution\target\bowsprit\bin\bowsprit.cmd" %*
exit /b %ERRORLEVEL%
